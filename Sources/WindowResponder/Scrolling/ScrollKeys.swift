import ResponderRuntime

/// An object that scrolls with keys, repeatedly while a key is held.
@MainActor final class ScrollKeys {
  /// The scroll view, which owns this object and outlives it.
  unowned let view: ScrollView
  private let owner: BackLink<ScrollView>
  private var held: Press?
  private var timer: ClockTimer?

  init(_ view: ScrollView) {
    self.view = view
    owner = BackLink(view)
  }

  isolated deinit {
    timer?.invalidate()
  }

  /// The effects of keys.
  private enum Way {
    case by(Vector)
    case toStart, toEnd
  }

  /// Handles the keys that scroll, and returns the others.
  func began(_ presses: Set<Press>) -> Set<Press> {
    guard view.allowsKeyboardScrolling else { return presses }
    var others = presses.filter { !zooms(for: $0) }
    guard view.isScrollEnabled else { return others }
    for press in others {
      guard let way = way(for: press), perform(way) else { continue }
      others.remove(press)
      stop()
      held = press
      if case .by(let vector) = way { repeatAfterDelay(vector) }
    }
    return others
  }

  /// Handles the keys that came up, and returns the others. If the keys were cancelled, the content stops at
  /// its offset.
  func ended(_ presses: Set<Press>, isCancelled: Bool = false) -> Set<Press> {
    guard let held, presses.contains(held) else { return presses }
    stop()
    if isCancelled, view.engine.isFollowing { view.engine.stop() }
    return presses.subtracting([held])
  }

  /// Ends the repetition of a held key.
  func stop() {
    timer?.invalidate()
    timer = nil
    held = nil
  }

  private func repeatAfterDelay(_ way: Vector) {
    let settings = view.engine.settings
    timer = ClockTimer.scheduledTimer(withTimeInterval: settings.keyRepeatDelay) {
      [link = BackLink(self)] _ in
      link.target?.timer = ClockTimer.scheduledTimer(
        withTimeInterval: settings.keyRepeatInterval, repeats: true
      ) { timer in
        if link.target?.repeats(way) != true { timer.invalidate() }
      }
    }
  }

  private func repeats(_ way: Vector) -> Bool {
    guard let view = owner.target else { return false }
    // The delegate may release the view.
    return withExtendedLifetime(view) { view.window != nil && perform(.by(way)) }
  }

  /// Scrolls for a key. Returns a Boolean value that indicates whether the content can move.
  private func perform(_ way: Way) -> Bool {
    let (low, high) = (view.extent.minimum, view.extent.maximum)
    guard view.extent.isHigh || view.extent.isWide else { return false }
    view.scrollBars.show(for: .touch)
    switch way {
    case .by(let vector):
      return view.engine.follow(vector)
    case .toStart, .toEnd:
      var target = view.contentOffset
      if case .toStart = way {
        if view.extent.isHigh { target.y = low.y } else { target.x = low.x }
      } else {
        if view.extent.isHigh { target.y = high.y } else { target.x = high.x }
      }
      guard target != view.contentOffset else { return false }
      view.engine.animate(to: target)
      return true
    }
  }

  private func way(for press: Press) -> Way? {
    guard let key = press.key else { return nil }
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    let settings = view.engine.settings
    let line = settings.keyLines * settings.lineHeight
    if modifiers.isEmpty, let way = pageBeside(key.keyCode) { return way }
    if key.keyCode == .keyboardSpacebar, modifiers.subtracting(.shift).isEmpty {
      return page(modifiers.contains(.shift) ? -1 : 1)
    }
    guard modifiers.isEmpty else { return nil }
    switch key.keyCode {
    case .keyboardUpArrow: return .by(Vector(dx: 0, dy: -line))
    case .keyboardDownArrow: return .by(Vector(dx: 0, dy: line))
    case .keyboardLeftArrow: return .by(Vector(dx: -line, dy: 0))
    case .keyboardRightArrow: return .by(Vector(dx: line, dy: 0))
    case .keyboardPageUp: return page(-1)
    case .keyboardPageDown: return page(1)
    case .keyboardHome: return .toStart
    case .keyboardEnd: return .toEnd
    default: return nil
    }
  }

  /// Returns the way to the page beside the present one, for an arrow key in a scroll view with pages.
  private func pageBeside(_ key: KeyboardHIDUsage) -> Way? {
    guard view.isPagingEnabled else { return nil }
    let size = view.extent.size
    switch key {
    case .keyboardUpArrow where view.extent.isHigh: return .by(Vector(dx: 0, dy: -size.height))
    case .keyboardDownArrow where view.extent.isHigh: return .by(Vector(dx: 0, dy: size.height))
    case .keyboardLeftArrow where view.extent.isWide: return .by(Vector(dx: -size.width, dy: 0))
    case .keyboardRightArrow where view.extent.isWide: return .by(Vector(dx: size.width, dy: 0))
    default: return nil
    }
  }

  private func page(_ direction: Double) -> Way {
    let (size, inset) = (view.extent.size, view.adjustedContentInset)
    let part = view.isPagingEnabled ? 1 : view.engine.settings.pagePart
    if view.extent.isHigh {
      let height = view.isPagingEnabled ? size.height : size.height - inset.top - inset.bottom
      return .by(Vector(dx: 0, dy: max(0, height) * part * direction))
    }
    let width = view.isPagingEnabled ? size.width : size.width - inset.left - inset.right
    return .by(Vector(dx: max(0, width) * part * direction, dy: 0))
  }
}
