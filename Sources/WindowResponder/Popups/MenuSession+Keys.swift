import ResponderPlatform

/// Keyboard handling while a menu is open.
extension MenuSession {
  /// Handles a key. If the menu does not use it, returns `false`.
  func handle(_ frame: KeyFrame) -> Bool {
    // Keys that were pressed before the menu opened are released as usual.
    guard frame.kind != .up, let level = levels.indices.last else { return false }
    program.modifiers = frame.modifiers
    if program.window(for: frame.surface).map({ isOurs($0) }) != true { return false }
    let key = frame.keyCode
    if levels[level].content is MenuBarView { return handleInBar(key, frame) }
    if handleMovement(key, in: level) {
      typed.text = ""
      return true
    }
    switch key {
    case .keyboardReturnOrEnter, .keypadEnter:
      chooseHighlighted(in: level)
    case .keyboardSpacebar:
      if !typeSpace(frame) { chooseHighlighted(in: level) }
    case .keyboardEscape:
      if level > 0 { closeLevels(above: level - 1) } else { end() }
    case .keyboardApplication, .keyboardMenu:
      end()
    default:
      type(frame)
    }
    return true
  }

  private func isOurs(_ window: Window) -> Bool {
    window === owner || levels.contains { $0.popup === window }
  }

  /// Closes the menu if the keyboard focus has moved to another window, or to another program.
  func keyboardFocus(_ surface: (any Surface)?) {
    if let window = program.window(for: surface) {
      if !isOurs(window) { end() }
    } else if levels.first?.popup.isGrabbing != true {
      // With a grab, the display requests to close the menu.
      end()
    }
  }

  private func chooseHighlighted(in level: Int) {
    if let row = levels[level].content.highlightedRow { choose(row, in: level, byKey: true) }
  }

  // MARK: Arrows

  private func handleMovement(_ key: KeyboardHIDUsage, in level: Int) -> Bool {
    let current = levels[level].content.highlightedRow
    switch key {
    case .keyboardDownArrow: move(to: row(after: current, step: 1, in: level), in: level)
    case .keyboardUpArrow: move(to: row(after: current, step: -1, in: level), in: level)
    case .keyboardHome: move(to: nextRow(in: level, from: nil, step: 1), in: level)
    case .keyboardEnd: move(to: nextRow(in: level, from: nil, step: -1), in: level)
    case .keyboardPageUp: move(to: levels[level].row(onePage: -1, from: current), in: level)
    case .keyboardPageDown: move(to: levels[level].row(onePage: 1, from: current), in: level)
    case levels[level].content.isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow:
      if let current, levels[level].rows[current].kind == .submenu {
        openSubmenu(of: current, in: level, highlightsFirst: true)
      } else if request.onStep?(1) ?? false {
        break
      } else if current == nil {
        move(to: startRow(in: level, step: 1), in: level)
      }
    case .keyboardLeftArrow, .keyboardRightArrow:
      if level > 0 { closeLevels(above: level - 1) } else { _ = request.onStep?(-1) }
    case .keyboardTab: break
    default: return false
    }
    return true
  }

  private func move(to row: Int?, in level: Int) {
    guard let row else { return }
    cancelPending()
    levels[level].reveal(row)
    highlight(row, in: level)
  }

  /// Returns the row to which an arrow key moves.
  private func row(after current: Int?, step: Int, in level: Int) -> Int? {
    current == nil
      ? startRow(in: level, step: step) : nextRow(in: level, from: current, step: step)
  }

  /// Returns the row at which keys begin: the initial row of the menu, or else the first or last row.
  func startRow(in level: Int, step: Int) -> Int? {
    guard levels.indices.contains(level) else { return nil }
    if let row = levels[level].startRow, levels[level].rows[row].canBeHighlighted { return row }
    return nextRow(in: level, from: nil, step: step)
  }

  /// Returns the next row that can be highlighted, with wraparound. If `start` is `nil`, begins with the
  /// first or last row.
  func nextRow(in level: Int, from start: Int?, step: Int) -> Int? {
    guard levels.indices.contains(level) else { return nil }
    let rows = levels[level].rows
    let count = rows.count
    guard count > 0 else { return nil }
    var index = start ?? (step > 0 ? -1 : count)
    for _ in 0..<count {
      index = (index + step + count) % count
      if rows[index].canBeHighlighted { return index }
    }
    return nil
  }

  // MARK: Typing

  /// Selects the next row whose title begins with the typed text.
  private func type(_ frame: KeyFrame) {
    guard frame.modifiers.isDisjoint(with: [.control, .alternate, .command]),
      let level = levels.last
    else { return }
    let letters = frame.meaning.characters.lowercased()
    guard !letters.isEmpty, letters.unicodeScalars.allSatisfy({ $0.value > 0x20 }) else { return }
    let longer = goesOn(frame) ? typed.text + letters : letters
    typed = (longer, frame.timestamp)
    // If the same character is repeated, the next row that begins with it is selected.
    let isRepeated = longer.allSatisfy { $0 == longer.first }
    let current = level.content.highlightedRow
    if longer.count == 1 || isRepeated,
      go(toPrefix: String(letters.prefix(1)), after: current, in: level)
    {
      return
    }
    go(toPrefix: longer, after: current.map { $0 - 1 }, in: level)
  }

  /// Returns a Boolean value that indicates whether a key follows soon enough to be added to the typed text.
  private func goesOn(_ frame: KeyFrame) -> Bool {
    frame.timestamp - typed.time <= program.programContext.interactionSettings.menuTypingInterval
  }

  /// Adds a space to the typed text if a title has a space there. Otherwise, returns `false`.
  private func typeSpace(_ frame: KeyFrame) -> Bool {
    guard !typed.text.isEmpty, goesOn(frame),
      frame.modifiers.isDisjoint(with: [.control, .alternate, .command]), let level = levels.last
    else { return false }
    let longer = typed.text + " "
    let current = level.content.highlightedRow
    guard go(toPrefix: longer, after: current.map { $0 - 1 }, in: level) else { return false }
    typed = (longer, frame.timestamp)
    return true
  }

  @discardableResult private func go(
    toPrefix prefix: String, after start: Int?, in level: MenuLevel
  ) -> Bool {
    let count = level.rows.count
    let first = (start ?? -1) + 1
    let found = (0..<count).map { (first + $0) % count }.filter { index in
      let row = level.rows[index]
      return row.canBeHighlighted && row.title.lowercased().hasPrefix(prefix)
    }
    // A title that was typed completely is preferred to an earlier, longer title.
    let whole = found.first { level.rows[$0].title.lowercased() == prefix }
    guard let index = (prefix.count > 1 ? whole : nil) ?? found.first else { return false }
    move(to: index, in: levels.count - 1)
    return true
  }

  // MARK: Keys of a bar

  /// Handles the arrow keys, Return and Escape in a bar. Other keys close the bar.
  private func handleInBar(_ key: KeyboardHIDUsage, _ frame: KeyFrame) -> Bool {
    let current = levels[0].content.highlightedRow
    switch key {
    case .keyboardRightArrow: move(to: nextRow(in: 0, from: current, step: 1), in: 0)
    case .keyboardLeftArrow: move(to: nextRow(in: 0, from: current, step: -1), in: 0)
    case .keyboardReturnOrEnter where current != nil, .keypadEnter where current != nil,
      .keyboardSpacebar where current != nil, .keyboardDownArrow where current != nil:
      chooseHighlighted(in: 0)
    case .keyboardEscape: end()
    case .keyboardLeftShift, .keyboardRightShift, .keyboardLeftControl, .keyboardRightControl,
      .keyboardLeftAlt, .keyboardRightAlt, .keyboardLeftGUI, .keyboardRightGUI:
      return false
    default:
      end()
      return false
    }
    return true
  }
}
