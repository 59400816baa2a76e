import ResponderPlatform

/// An open menu with its submenus, from its opening to its end.
///
/// The session receives all input before other receivers. It follows the pointer from one popup to the next,
/// handles keys, and ends after a press outside. There is only one at a time: ``Application/menuSession``.
@MainActor final class MenuSession: OpenMenu {
  /// The application, which is retained until the menu closes.
  let program: any PopupProgram
  var request: MenuRequest
  /// The open menus, the first one first.
  var levels: [MenuLevel] = []
  /// The elements of deferred elements that are available.
  var resolved: [ObjectIdentifier: [MenuElement]] = [:]
  private(set) var isOver = false

  /// The timer that opens or closes a submenu when the pointer has rested.
  var pending: (timer: ClockTimer, level: Int, row: Int?)?
  /// The typed text, and the time of its last character.
  var typed = (text: "", time: 0.0)
  /// The press that opened the menu and is still down.
  var carried: CarriedPress?

  /// A press that began before the menu opened.
  struct CarriedPress {
    var seat: Int
    /// The identifier of the touch, or `nil` for a button.
    var touchID: Int32?
    /// The button that began the press. The release of another button does not end it.
    var button: Event.ButtonMask
    var start: Point
    var location: Point
    /// The time when the menu opened, and the time of the press's last event. The application may have been
    /// late.
    var startTime: Double
    var eventTime: Double
    var hasMoved = false
    /// A Boolean value that indicates whether the pointer has left a surface since, so that the release of
    /// its button may be unknown.
    var hasLeft = false
  }

  /// The window of the menu.
  let owner: Window
  var style: MenuStyle { request.isDirect ? .touch : .pointer }

  private init(_ request: MenuRequest, over owner: Window, in program: any PopupProgram) {
    self.request = request
    self.owner = owner
    self.program = program
  }

  /// Opens a menu, and closes the present one. If there is nothing to choose, returns `nil`.
  static func open(
    _ request: MenuRequest, over owner: Window, in program: any PopupProgram
  ) -> MenuSession? {
    program.screen.menu?.end()
    program.screen.toolTip?.end()
    guard owner.surface != nil else { return nil }
    let session = MenuSession(request, over: owner, in: program)
    let rows = session.makeRows(of: request.menu)
    guard rows.contains(where: { $0.kind != .heading }) else { return nil }
    request.willBegin?()
    // A handler may have closed the window, or opened another menu.
    guard owner.surface != nil, program.screen.menu == nil else {
      session.end()
      return nil
    }
    session.carryPress()
    program.screen.menu = session
    session.show(request.menu, rows: rows)
    if request.isByKey { session.highlight(session.startRow(in: 0, step: 1), in: 0) }
    return session
  }

  /// The validation of the menu's commands. The first responder is that of the window, even if the menu has
  /// the keyboard focus.
  var validation: MenuValidation {
    MenuValidation(
      responder: request.responder ?? owner.commandResponder, program: program,
      omitsUnavailable: request.omitsUnavailable, sendsCommands: request.sendsCommands,
      origin: request.origin)
  }

  /// Validates a menu, requests its deferred elements, and returns its rows.
  func makeRows(of menu: Menu) -> [MenuRow] {
    resolveDeferred(in: menu.children)
    return MenuRowBuilder(validation.validated(menu), resolved: resolved).rows
  }

  private func resolveDeferred(in elements: [MenuElement]) {
    for element in elements {
      if let menu = element as? Menu, menu.options.contains(.displayInline) {
        resolveDeferred(in: menu.children)
      } else if let deferred = element as? DeferredMenuElement,
        resolved[ObjectIdentifier(deferred)] == nil
      {
        deferred.resolve { [weak self] elements in
          guard let self, !isOver else { return }
          resolved[ObjectIdentifier(deferred)] = elements
          reloadRows()
        }
      }
    }
  }

  // MARK: Levels

  private func show(_ menu: Menu, rows: [MenuRow]) {
    let content: MenuContentView
    if case .bar = request.position {
      let room = owner.bounds.width - 2 * MenuRequest.barEdgeDistance
      content = MenuBarView(limit: min(room, MenuStyle.greatestBarWidth))
    } else {
      content = MenuListView(style: style)
    }
    push(menu, rows: rows, content: content, parent: owner) { [request, owner] size in
      if let row = MenuLevel.selectedRow(of: rows),
        let over = request.overlaying(
          size: size, middle: content.rect(ofRow: row).midY, titleStart: content.titleStart,
          greatestWidth: MenuStyle.greatestBarWidth, isMirrored: owner.isRightToLeft)
      {
        return over
      }
      return request.positioner(size: size, in: owner.bounds, isMirrored: owner.isRightToLeft)
    }
    if !request.isDirect, request.title != nil, case .beside(let rect) = request.position {
      levels.first?.coveredMiddle = rect.midY
    }
  }

  /// Opens the submenu of a row.
  func openSubmenu(of row: Int, in level: Int, highlightsFirst: Bool = false) {
    cancelPending()
    guard levels.indices.contains(level), levels[level].rows.indices.contains(row),
      let shown = levels[level].rows[row].element as? Menu, levels[level].rows[row].isEnabled
    else { return }
    if levels[level].openRow == row, levels.count > level + 1 {
      if highlightsFirst { highlight(startRow(in: level + 1, step: 1), in: level + 1) }
      return
    }
    closeLevels(above: level)
    let parent = levels[level]
    // The menu before validation, since it is validated again.
    let known = parent.menu.find { ($0 as? Menu)?.identifier == shown.identifier } as? Menu
    let menu = known ?? shown
    let rows = makeRows(of: menu)
    guard !rows.isEmpty else { return }
    highlight(row, in: level)
    parent.openRow = row
    parent.reveal(row)
    let isBar = parent.content is MenuBarView
    let rect = parent.rectInPopup(ofRow: row)
    let isMirrored = parent.content.isRightToLeft
    let style = style
    push(menu, rows: rows, content: MenuListView(style: style), parent: parent.popup) { size in
      isBar
        ? .beside(rect, size: size, isMirrored: isMirrored)
        : .submenu(
          of: rect, size: size, padding: style.verticalPadding, isMirrored: isMirrored)
    }
    if highlightsFirst { highlight(startRow(in: level + 1, step: 1), in: level + 1) }
  }

  private func push(
    _ menu: Menu, rows: [MenuRow], content: MenuContentView, parent: Window,
    positioner: (Size) -> PopupPositioner
  ) {
    content.session = self
    content.rows = rows
    let level = MenuLevel(
      menu: menu, content: content, parent: parent,
      minimumWidth: levels.isEmpty ? request.minimumWidth : 0, positioner: positioner)
    levels.append(level)
    level.popup.onDismiss = { [weak self, weak level] in
      guard let self, let level else { return }
      wasDismissed(level)
    }
    level.popup.isHidden = false
    level.popup.layoutIfNeeded()
  }

  /// Closes every submenu above a level, the topmost first.
  func closeLevels(above level: Int) {
    cancelPending()
    while levels.count > level + 1 { levels.removeLast().popup.close() }
    if levels.indices.contains(level) { levels[level].openRow = nil }
  }

  /// Closes the menus above one that the display has dismissed.
  private func wasDismissed(_ level: MenuLevel) {
    guard let index = levels.firstIndex(where: { $0 === level }) else { return }
    if index == 0 { return end() }
    closeLevels(above: index - 1)
  }

  /// Updates the rows after elements of the menus have changed.
  func reloadRows() {
    guard !isOver else { return }
    for level in levels {
      let highlighted = level.content.highlightedRow
      let waited = level.rows.contains { $0.kind == .loading }
      level.rows = makeRows(of: level.menu)
      level.resize()
      if waited, highlighted == nil {
        level.popup.layoutIfNeeded()
        level.showStart()
      }
      if let highlighted, level.rows.indices.contains(highlighted),
        level.rows[highlighted].canBeHighlighted
      {
        level.content.highlight(highlighted)
      } else {
        level.content.highlight(nil)
      }
    }
  }

  /// Replaces the first menu.
  func replaceMenu(_ menu: Menu) {
    closeLevels(above: 0)
    request.menu = menu
    levels.first?.menu = menu
    reloadRows()
  }

  /// Moves the first menu with its submenus.
  func move(to place: MenuRequest.Position) {
    request.position = place
    guard let first = levels.first else { return }
    first.popup.move(
      to: request.positioner(
        size: first.content.fittingSize, in: owner.bounds, isMirrored: owner.isRightToLeft))
  }

  /// The frame of the first menu in window coordinates, or `nil` before the display has positioned it.
  var frame: Rect? {
    guard let popup = levels.first?.popup, !popup.placedFrame.isEmpty else { return nil }
    return popup.placedFrame
  }

  /// Closes all menus. A second call has no effect.
  func end() {
    guard !isOver else { return }
    isOver = true
    cancelPending()
    if program.screen.menu === self { program.screen.menu = nil }
    request.willEnd?()
    for level in levels.reversed() { level.popup.close() }
    levels = []
    request.didEnd?()
  }

  var onPlaced: (() -> Void)? {
    get { levels.first?.popup.onPlaced }
    set { levels.first?.popup.onPlaced = newValue }
  }
}
