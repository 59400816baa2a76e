import ResponderPlatform

/// Touch and pointer handling while a menu is open.
extension MenuSession {
  /// Takes the press that opened the menu from its view, since it may continue over the menu.
  func carryPress() {
    carried = program.press(in: owner).map {
      CarriedPress(
        seat: $0.seat, touchID: $0.touchID, button: $0.button, start: $0.location,
        location: $0.location,
        startTime: program.programContext.now, eventTime: $0.time)
    }
    program.cancelTouches(in: owner)
  }

  // MARK: Pointer

  /// Handles a pointer frame, and returns the remaining changes for other receivers, or `nil` if there are
  /// none.
  func handle(_ frame: PointerFrame) -> PointerFrame? {
    guard let window = program.window(for: frame.surface) else { return frame }
    let level = levels.firstIndex { $0.popup === window }
    guard level != nil || window === owner else {
      if frame.pressesButton { end() }
      return frame
    }
    let place = place(of: window.fromSurface(frame.location), in: window)
    var left = frame
    left.changes = []
    for change in frame.changes where !isOver {
      if keep(change, at: place, frame, level: level) { left.changes.append(change) }
    }
    if isOver, level == nil, request.passesPresses || frame.pressesSecondary { return frame }
    return left.changes.isEmpty ? nil : left
  }

  /// Returns a Boolean value that indicates whether a change is also for other receivers.
  private func keep(
    _ change: PointerChange, at place: Point, _ frame: PointerFrame, level: Int?
  ) -> Bool {
    let isCarried = carried?.seat == frame.seat && carried?.touchID == nil && carried != nil
    switch change {
    case .entered, .moved:
      if isCarried { drag(to: place) } else if level != nil { point(at: place) }
      if level == nil, !isOver { goOver(place) }
      if let level { levels[level].popup.noteSeen() }
      return level != nil
    case .left:
      if isCarried { carried?.hasLeft = true }
      if let level, level == levels.count - 1, !isCarried { levels[level].content.highlight(nil) }
      return true
    case .button(let code, let isDown):
      if isDown {
        if isCarried {
          guard carried?.hasLeft == true else { return false }
          carried = nil
        }
        if let level {
          levels[level].popup.noteSeen()
          return true
        }
        if request.onOwner?(place, true) != true { end() }
        return false
      }
      guard isCarried else { return level != nil }
      guard carried?.button == Event.ButtonMask(evdev: code) else { return false }
      drop(at: place, timestamp: frame.timestamp)
      return false
    case .scroll:
      return level != nil
    }
  }

  // MARK: Touches

  /// Handles a touch frame, and returns the remaining changes for other receivers, or `nil` if there are
  /// none.
  func handle(_ frame: TouchFrame) -> TouchFrame? {
    var left = frame
    left.changes = []
    for change in frame.changes {
      if isOver || keep(change, frame) { left.changes.append(change) }
    }
    return left.changes.isEmpty ? nil : left
  }

  private func keep(_ change: TouchChange, _ frame: TouchFrame) -> Bool {
    let isCarried =
      carried.map { $0.seat == frame.seat && $0.touchID == change.id } ?? false
    switch change.kind {
    case .down:
      guard let window = program.window(for: change.surface) else { return true }
      if let level = levels.first(where: { $0.popup === window }) {
        level.popup.noteSeen()
        return true
      }
      if window === owner, request.onOwner?(owner.fromSurface(change.location), true) ?? false {
        return false
      }
      let passes = request.passesPresses || window !== owner
      end()
      return passes
    case .motion:
      guard isCarried else { return true }
      let place = owner.fromSurface(change.location)
      drag(to: place)
      if !isOver { goOver(place) }
      return false
    case .up:
      guard isCarried, let place = carried?.location else { return true }
      drop(at: place, timestamp: change.timestamp)
      return false
    case .shape:
      return !isCarried
    }
  }

  /// Ends the press after the compositor has cancelled all touches.
  func fingersWereTaken() {
    guard carried?.touchID != nil else { return }
    carried = nil
    levels.last?.content.highlight(nil)
  }

  /// Returns a point of a window in the coordinates of the toplevel.
  private func place(of point: Point, in window: Window) -> Point {
    guard let popup = window as? PopupWindow else { return point }
    let origin = popup.originInOwner
    return Point(x: point.x + origin.x, y: point.y + origin.y)
  }

  // MARK: The press that opened the menu

  private func drag(to place: Point) {
    guard var press = carried else { return }
    press.location = place
    if press.start.distance(to: place)
      > program.programContext.interactionSettings.menuPressMovement
    {
      press.hasMoved = true
    }
    carried = press
    if press.hasMoved { point(at: place) }
  }

  /// Chooses the row at which the press was released, if the press has moved there or was long enough.
  private func drop(at place: Point, timestamp: Double) {
    guard let press = carried else { return }
    carried = nil
    let lasted = min(
      program.programContext.now - press.startTime, timestamp - press.eventTime)
    let isLong =
      press.touchID == nil && lasted >= program.programContext.interactionSettings.menuPressDuration
    guard press.hasMoved || isLong else { return }
    if let found = find(place) {
      if let row = found.row { choose(row, in: found.level) }
    } else if press.touchID == nil, isLong, press.hasMoved {
      end()
    }
  }

  /// Handles the pointer or touch outside of the menu, for example over another title of a menu bar. The
  /// press continues in the menu that opens there.
  private func goOver(_ place: Point) {
    guard let onOwner = request.onOwner, find(place) == nil else { return }
    let press = carried
    guard onOwner(place, false), let next = program.screen.menu, next !== self else { return }
    if next.carried == nil { next.carried = press }
  }

  // MARK: Presses in a menu

  func pressBegan(in content: MenuContentView, at point: Point) {
    guard let level = level(of: content) else { return }
    self.point(at: levels[level].place(of: point))
  }

  func pressMoved(in content: MenuContentView, to point: Point) {
    guard let level = level(of: content) else { return }
    self.point(at: levels[level].place(of: point))
  }

  func pressEnded(in content: MenuContentView, at point: Point) {
    guard let level = level(of: content) else { return }
    let place = levels[level].place(of: point)
    guard let found = find(place) else { return }
    if let row = found.row { return choose(row, in: found.level) }
    content.pressBeside(at: point)
  }

  func pressCancelled(in content: MenuContentView) {
    cancelPending()
    content.highlight(nil)
  }

  private func level(of content: MenuContentView) -> Int? {
    levels.firstIndex { $0.content === content }
  }
}

extension PointerFrame {
  /// A Boolean value that indicates whether a button is pressed in the frame.
  fileprivate var pressesButton: Bool {
    changes.contains { if case .button(_, true) = $0 { true } else { false } }
  }

  /// A Boolean value that indicates whether the secondary button is pressed in the frame, which may open a
  /// menu at its location.
  fileprivate var pressesSecondary: Bool {
    changes.contains {
      if case .button(let code, true) = $0 {
        Event.ButtonMask(evdev: code) == .secondary
      } else {
        false
      }
    }
  }
}
