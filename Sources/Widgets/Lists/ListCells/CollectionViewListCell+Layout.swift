import WindowResponder

extension CollectionViewListCell {
  private static var margin: Double { TableMetrics.margin }
  /// The spacing between an accessory and the content, in points.
  private static var gap: Double { 12 }

  // MARK: Defaults of the list

  var usualContent: ListContentConfiguration {
    switch listRow?.role ?? .item {
    case .item: listRow?.isSidebar ?? false ? .sidebarCell() : .cell()
    case .header:
      listRow?.isSidebar ?? false
        ? .sidebarHeader() : listRow?.hasGroups ?? false ? .groupedHeader() : .plainHeader()
    case .footer: listRow?.hasGroups ?? false ? .groupedFooter() : .plainFooter()
    }
  }

  /// Sets the background of the list's rows, unless the application has set one.
  func takeListsBackground() {
    guard hasUsualBackground, let listRow else { return }
    var wanted = usualBackground
    if listRow.role != .item {
      wanted = listRow.hasGroups ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    } else if listRow.isSidebar {
      wanted = .listSidebarCell()
      wanted.backgroundInsets = DirectionalEdgeInsets(
        top: 1, leading: 8, bottom: 1, trailing: 8)
    }
    guard content.background?.configuration.element != wanted.element else { return }
    backgroundConfiguration = wanted
    hasUsualBackground = true
  }

  // MARK: Accessories

  func accessoriesDidChange() {
    showAccessories(makeConfigurationState())
    setNeedsLayout()
  }

  /// Shows the accessories for a state.
  func showAccessories(_ state: CellConfigurationState) {
    let isEditing = state.isEditing
    let wanted = accessories.filter { $0.isShown(isEditing: isEditing) }
    let old = leading + trailing
    leading = make(arranged(wanted.filter(\.isLeading)), from: old)
    trailing = make(arranged(wanted.filter { !$0.isLeading }), from: old)
    let kept = (leading + trailing).map(\.view)
    for shown in old where !kept.contains(where: { $0 === shown.view }) {
      if shown.view.superview === self { shown.view.removeFromSuperview() }
    }
    for shown in leading + trailing {
      if shown.view.superview !== self {
        addSubview(shown.view)
        View.performWithoutAnimation { placeAccessories() }
      }
      (shown.view as? AccessoryControl)?.isExpanded = state.isExpanded
      if shown.accessory.accessoryType == .multiselect { shown.view.setNeedsDisplay() }
    }
    if old.count != kept.count { contentWidthDidChange() }
  }

  /// Returns the accessories in the default order, with those that have a position closure inserted.
  private func arranged(_ accessories: [CellAccessory]) -> [CellAccessory] {
    var result = accessories.filter { $0.position == nil }
    result = result.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
    for accessory in accessories {
      guard let position = accessory.position else { continue }
      result.insert(accessory, at: min(max(0, position(result)), result.count))
    }
    return result
  }

  private func make(
    _ accessories: [CellAccessory], from old: [ShownAccessory]
  ) -> [ShownAccessory] {
    accessories.map { accessory in
      ShownAccessory(accessory: accessory, view: view(for: accessory, old))
    }
  }

  private func view(for accessory: CellAccessory, _ old: [ShownAccessory]) -> View {
    if let view = accessory.view {
      if let tint = accessory.tint { view.tintColor = tint }
      return view
    }
    let before = old.first { $0.accessory.accessoryType == accessory.accessoryType }?.view
    switch accessory.accessoryType {
    case .label:
      let label = before as? Label ?? Label()
      label.text = accessory.text
      label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = accessory.followsTextSize
      label.textColor = accessory.tint ?? .secondaryLabel
      return label
    case .popUpMenu:
      let button = Button(configuration: .plain())
      button.titleLabel?.font = accessory.font ?? .preferredFont(forTextStyle: .body)
      button.menu = accessory.menu
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      return button
    default:
      if let control = before as? AccessoryControl {
        control.update(accessory)
        return control
      }
      return AccessoryControl(accessory, self)
    }
  }

  /// Performs the handler or the default action of an accessory.
  func use(_ accessory: CellAccessory) {
    if let handler = accessory.handler { return handler() }
    guard let collection, let path = collection.indexPath(for: self) else { return }
    switch accessory.accessoryType {
    case .outlineDisclosure: collection.toggleOutline(at: path)
    case .delete: collection.openSwipe(self, path)
    default: break
    }
  }

  /// A Boolean value that indicates whether a tap anywhere on the row expands or collapses it.
  var togglesByTap: Bool {
    trailing.contains {
      $0.accessory.accessoryType == .outlineDisclosure && $0.accessory.style == .header
        && $0.accessory.handler == nil
    }
  }

  // MARK: Layout

  private func width(of shown: ShownAccessory) -> Double {
    let room: Double
    switch shown.accessory.accessoryType {
    case .disclosureIndicator, .checkmark, .outlineDisclosure: room = TableMetrics.signSide
    case .delete, .insert, .multiselect, .detail, .reorder: room = TableMetrics.roundSide
    case .label, .customView, .popUpMenu: room = size(of: shown).width
    }
    switch shown.accessory.width {
    case .actual: return room
    case .standard: return max(room, shown.accessory.isLeading ? 28 : 0)
    case .custom(let width): return width
    }
  }

  private func size(of shown: ShownAccessory) -> Size {
    if shown.accessory.maintainsFixedSize || shown.accessory.accessoryType == .customView,
      !shown.view.bounds.isEmpty
    {
      return shown.view.bounds.size
    }
    if let label = shown.view as? Label { return label.sizeThatFits(Size(width: 0, height: 0)) }
    return shown.view.sizeThatFits(Size(width: bounds.width / 2, height: bounds.height))
  }

  private var indentation: Double { Double(max(0, indentationLevel)) * indentationWidth }

  /// The widths before and after the content, in points.
  private var ends: (before: Double, after: Double) {
    var before = 0.0
    for shown in leading { before += width(of: shown) + Self.gap }
    if before > 0 { before += Self.margin - Self.gap + (indentsAccessories ? indentation : 0) }
    var after = 0.0
    for shown in trailing { after += width(of: shown) + Self.gap }
    if after > 0 { after += Self.margin - Self.gap }
    return (before, after)
  }

  func contentWidthDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    collection?.cellSizeMayHaveChanged(self)
  }

  func layoutRow() {
    let (before, after) = ends
    let frame = Rect(
      x: isMirrored ? after : before, y: 0, width: max(0, bounds.width - before - after),
      height: bounds.height)
    if content.view.frame != frame { content.view.frame = frame }
    tellContent(before, after)
    placeAccessories()
    if let separator { update(separator) }
  }

  private func tellContent(_ before: Double, _ after: Double) {
    guard let list = content.list else { return }
    list.indentation = before > 0 && indentsAccessories ? 0 : indentation
    list.takenMargins = DirectionalEdgeInsets(
      top: 0, leading: before > 0 ? Self.margin - Self.gap : 0, bottom: 0,
      trailing: after > 0 ? Self.margin - Self.gap : 0)
  }

  private func placeAccessories() {
    var x = Self.margin + (indentsAccessories ? indentation : 0)
    for shown in leading {
      let width = width(of: shown)
      place(shown, x, width)
      x += width + Self.gap
    }
    x = bounds.width - Self.margin
    for shown in trailing.reversed() {
      let width = width(of: shown)
      place(shown, x - width, width)
      x -= width + Self.gap
    }
  }

  /// Positions an accessory in its left-to-right range.
  private func place(_ shown: ShownAccessory, _ x: Double, _ width: Double) {
    var frame: Rect
    if shown.view is AccessoryControl {
      // The touch area is larger than the drawing.
      let reach = max(width, TableMetrics.controlWidth)
      frame = Rect(x: x + (width - reach) / 2, y: 0, width: reach, height: bounds.height)
    } else {
      var size = size(of: shown)
      if !shown.accessory.maintainsFixedSize { size.width = min(size.width, width) }
      frame = Rect(
        x: x + (width - size.width) / 2, y: ((bounds.height - size.height) / 2).rounded(.down),
        width: size.width, height: size.height)
    }
    if isMirrored { frame.origin.x = bounds.width - frame.maxX }
    if shown.view.frame != frame { shown.view.frame = frame }
  }

  func rowSize(in size: Size) -> Size {
    updateConfigurationIfNeeded()
    let (before, after) = ends
    tellContent(before, after)
    var height = 0.0
    if content.isConfigured || content.view.hasConstraintsInside {
      height = content.view.measured(inWidth: max(0, size.width - before - after)).height
    }
    for shown in leading + trailing where !(shown.view is AccessoryControl) {
      height = max(height, self.size(of: shown).height + 8)
    }
    let least = listRow?.role ?? .item == .item ? TableMetrics.rowHeight : 0
    return Size(width: size.width, height: max(least, height.rounded(.up)))
  }

  /// The start of the separator below the row, in points.
  var lineStart: Double {
    let (before, _) = ends
    guard let list = content.list else { return before > 0 ? before : Self.margin }
    tellContent(before, ends.after)
    return before + list.textStart
  }
}
