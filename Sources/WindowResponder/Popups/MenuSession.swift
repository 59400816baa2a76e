import ResponderPlatform

/// A menu that is open, with the submenus that hang on it, from its opening to its end.
///
/// The session sees all input before anybody else: it follows the pointer from one popup to the next,
/// takes keys, and ends at a press elsewhere. There is one at a time: ``Application/menuSession``.
@MainActor final class MenuSession: OpenMenu {
  /// Its own until the menu goes.
  let program: any PopupProgram
  var request: MenuRequest
  /// The menus on screen, the first one first.
  var levels: [MenuLevel] = []
  /// What fills the places of elements that come late.
  var resolved: [ObjectIdentifier: [MenuElement]] = [:]
  private(set) var isOver = false

  /// Opens or closes a submenu when the pointer has rested.
  var pending: (timer: ClockTimer, level: Int, row: Int?)?
  /// The letters that were typed, and when the last one was.
  var typed = (text: "", time: 0.0)
  /// The press or the finger that opened the menu and is still down.
  var carried: CarriedPress?

  /// A press that began before the menu was there.
  struct CarriedPress {
    var seat: Int
    /// Nil for a button.
    var finger: Int32?
    /// The button that began it: the release of another one is not its end.
    var button: Event.ButtonMask
    var start: Point
    var place: Point
    /// When the menu opened, and when the compositor had told of the press: the program may have been late.
    var startTime: Double
    var eventTime: Double
    var hasMoved = false
    /// The pointer has left a surface since: its button may have been let go where nobody told.
    var hasLeft = false
  }

  /// The window that it belongs to.
  let owner: Window
  var style: MenuStyle { request.isDirect ? .touch : .pointer }

  private init(_ request: MenuRequest, over owner: Window, in program: any PopupProgram) {
    self.request = request
    self.owner = owner
    self.program = program
  }

  /// Opens a menu in place of one that is open; nil where there is nothing to choose from.
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

  /// What asks the responders about the menu's commands. The first responder is the window's, whether the
  /// window or the menu above it has the keyboard.
  var validation: MenuValidation {
    MenuValidation(
      responder: request.responder ?? owner.commandResponder, program: program,
      omitsUnavailable: request.omitsUnavailable, sendsCommands: request.sendsCommands,
      origin: request.origin)
  }

  /// Asks who enables what, and for what comes late, and gives the rows that a menu has now.
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
    if case .bar = request.place {
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
    if !request.isDirect, request.title != nil, case .beside(let rect) = request.place {
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
    // As it was before anybody was asked: they are asked again now.
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

  /// The display took a menu away.
  private func wasDismissed(_ level: MenuLevel) {
    guard let index = levels.firstIndex(where: { $0 === level }) else { return }
    if index == 0 { return end() }
    closeLevels(above: index - 1)
  }

  /// Shows what the menus are now, where their elements changed.
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

  /// Shows another menu in the place of the first one.
  func replaceMenu(_ menu: Menu) {
    closeLevels(above: 0)
    request.menu = menu
    levels.first?.menu = menu
    reloadRows()
  }

  /// Moves the first menu, and with it the others.
  func move(to place: MenuRequest.Place) {
    request.place = place
    guard let first = levels.first else { return }
    first.popup.move(
      to: request.positioner(
        size: first.content.fittingSize, in: owner.bounds, isMirrored: owner.isRightToLeft))
  }

  /// Where the first menu is, in the coordinates of its window; nil before the display placed it.
  var frame: Rect? {
    guard let popup = levels.first?.popup, !popup.placedFrame.isEmpty else { return nil }
    return popup.placedFrame
  }

  /// Closes all of it. Calling it twice is harmless.
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
