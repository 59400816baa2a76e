import WindowResponder

extension OutlineView {
  // MARK: Loading

  func loadItems() {
    guard let outlineSource else {
      nodes = OutlineNodes()
      order = nil
      return
    }
    let roots = outlineSource.outlineView(self, childrenOf: nil)
    // The visible items are loaded again now, the others when they are shown.
    nodes.removeChildren(of: nil)
    nodes.place(roots, below: nil)
    loadExpanded(nodes.roots)
    nodesDidChange()
  }

  private func loadChildren(of number: Int) {
    guard let outlineSource else { return }
    let items = outlineSource.outlineView(self, childrenOf: nodes[number].item)
    nodes.removeChildren(of: number)
    nodes.place(items, below: number)
  }

  private func loadExpanded(_ numbers: [Int]) {
    var rest = numbers
    while let next = rest.popLast() {
      guard nodes[next].isExpanded else { continue }
      loadChildren(of: next)
      rest += nodes[next].children ?? []
    }
  }

  /// Updates the rows to the visible items.
  private func nodesDidChange() { order = RowOrder(nodes.shown, of: nodes.count) }

  func reloadChildren(of item: AnyHashable) {
    guard let number = nodes.number(of: item) else { return }
    nodes.removeChildren(of: number)
    loadExpanded([number])
    nodesDidChange()
  }

  // MARK: Expanding

  func isExpandable(_ number: Int) -> Bool {
    outlineSource?.outlineView(self, isExpandable: nodes[number].item) ?? false
  }

  func setExpanded(_ item: AnyHashable, _ isExpanded: Bool, _ allLevels: Bool) {
    guard let number = nodes.number(of: item) else { return }
    endEditingCell()
    if isExpanded { expand(number, allLevels) } else { collapse(number, allLevels) }
    // Hidden items are deselected, and their focus moves to the collapsed item.
    rowForHidden = isExpanded ? nil : number
    defer { rowForHidden = nil }
    accessibilityDidChange(.itemExpansion(number))
    nodesDidChange()
  }

  private func expand(_ number: Int, _ allLevels: Bool) {
    var rest = [number]
    while let next = rest.popLast() {
      guard isExpandable(next) else { continue }
      nodes[next].isExpanded = true
      if nodes[next].children == nil { loadChildren(of: next) }
      // Items that were expanded before may not be loaded.
      for child in nodes[next].children ?? [] where allLevels || nodes[child].isExpanded {
        rest.append(child)
      }
    }
  }

  private func collapse(_ number: Int, _ allLevels: Bool) {
    nodes[number].isExpanded = false
    guard allLevels else { return }
    var rest = nodes[number].children ?? []
    while let next = rest.popLast() {
      nodes[next].isExpanded = false
      rest += nodes[next].children ?? []
    }
  }

  func takeExpanded(_ items: [AnyHashable]) {
    let wanted = Set(items)
    for number in 0..<nodes.count where !wanted.contains(nodes[number].item) {
      nodes[number].isExpanded = false
    }
    var rest = nodes.roots
    while let next = rest.popLast() {
      guard wanted.contains(nodes[next].item), isExpandable(next) else { continue }
      nodes[next].isExpanded = true
      if nodes[next].children == nil { loadChildren(of: next) }
      rest += nodes[next].children ?? []
    }
    nodesDidChange()
  }

  // MARK: By the user

  /// The column with the triangles: the first visible one.
  var outlineColumn: TableColumn? { columns.first { !$0.isHidden } }

  private func userSets(_ number: Int, _ isExpanded: Bool, _ flags: KeyModifierFlags) {
    let item = nodes[number].item
    layoutIfNeeded()
    let slide = RowSlide(self, below: number)
    setExpanded(item, isExpanded, flags.contains(.alternate))
    slide.play(in: self)
    onExpansionChange?(item, isExpanded)
  }

  /// Expands or collapses a row, as the user does.
  func userTurns(_ row: Int) { userSets(row, !nodes[row].isExpanded, []) }

  func tapTriangle(
    _ row: Int, _ column: TableColumn, _ point: Point, _ flags: KeyModifierFlags
  ) -> Bool {
    guard column === outlineColumn, isExpandable(row), let cell = rect(ofColumn: column) else {
      return false
    }
    let indent = indentation(ofRow: row, in: column) + ColumnRowView.padding
    let distance = isRightToLeft ? cell.maxX - point.x : point.x - cell.minX
    // The touch area is larger than the triangle.
    guard distance <= indent + 4, distance >= indent - Self.triangleRoom - 12 else { return false }
    userSets(row, !nodes[row].isExpanded, flags)
    return true
  }

  func takeArrow(_ key: Key) -> Bool {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    guard flags.isEmpty || flags == .alternate, let row = focused, place(ofRow: row) != nil else {
      return false
    }
    let (forward, backward): (KeyboardHIDUsage, KeyboardHIDUsage) =
      isRightToLeft
      ? (.keyboardLeftArrow, .keyboardRightArrow) : (.keyboardRightArrow, .keyboardLeftArrow)
    if key.keyCode == forward { return goIn(row, flags) }
    if key.keyCode == backward { return goOut(row, flags) }
    return false
  }

  private func goIn(_ row: Int, _ flags: KeyModifierFlags) -> Bool {
    guard isExpandable(row) else { return true }
    if !nodes[row].isExpanded || flags == .alternate {
      userSets(row, true, flags)
    } else if let first = nodes[row].children?.first, let place = place(ofRow: first) {
      moveKeys(to: place, extending: false, selecting: true)
    }
    return true
  }

  private func goOut(_ row: Int, _ flags: KeyModifierFlags) -> Bool {
    if nodes[row].isExpanded {
      userSets(row, false, flags)
    } else if let parent = nodes[row].parent, let place = place(ofRow: parent) {
      moveKeys(to: place, extending: false, selecting: true)
    }
    return true
  }

  // MARK: Drawing

  func drawTriangle(_ row: Int, _ rect: Rect, _ context: GraphicsContext) {
    guard row >= 0, row < nodes.count, isExpandable(row) else { return }
    let room = Self.triangleRoom
    let box = Rect(
      x: isRightToLeft ? rect.minX : rect.maxX - room, y: rect.minY, width: room,
      height: rect.height)
    let sign = nodes[row].isExpanded ? OutlineSigns.expanded : OutlineSigns.collapsed
    guard let sign = sign?.shown(rightToLeft: isRightToLeft) else { return }
    let size = sign.size
    context.draw(
      sign,
      in: Rect(
        x: box.midX - size.width / 2 - (isRightToLeft ? -2 : 2), y: box.midY - size.height / 2,
        width: size.width, height: size.height), tint: .secondaryLabel)
  }
}

/// The cached images of the disclosure triangles.
@MainActor private enum OutlineSigns {
  static let collapsed = Image(systemName: "chevron.forward", pointSize: 13)
  static let expanded = Image(systemName: "chevron.down", pointSize: 13)
}
