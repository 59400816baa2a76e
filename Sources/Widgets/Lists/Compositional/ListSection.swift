import WindowResponder

/// The appearance of the rows in a list section.
@MainActor final class ListSection {
  let configuration: CollectionLayoutListConfiguration

  init(_ configuration: CollectionLayoutListConfiguration) {
    self.configuration = configuration
  }

  var isSidebar: Bool {
    configuration.appearance == .sidebar || configuration.appearance == .sidebarPlain
  }
  var hasGroups: Bool {
    configuration.appearance == .insetGrouped || configuration.appearance == .grouped
  }
  var hasHeaderItem: Bool { configuration.headerMode == .firstItemInSection }

  /// Returns the appearance of an item's row.
  func row(_ path: ItemPath, count: Int) -> ListRow {
    let first = hasHeaderItem ? 1 : 0
    var row = ListRow()
    row.isGrouped = configuration.appearance == .insetGrouped
    row.hasGroups = hasGroups
    row.isSidebar = isSidebar
    row.isFirst = path.item == first
    row.isLast = path.item == count - 1
    if path.item < first {
      row.role = .header
      row.isGrouped = false
      return row
    }
    guard configuration.showsSeparators else { return row }
    var lines = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler { lines = handler(path, lines) }
    let isEdge = row.isLast && row.isGrouped
    let showsBelow =
      lines.bottomSeparatorVisibility == .visible
      || lines.bottomSeparatorVisibility == .automatic && !isEdge
    row.separatorColor = lines.color
    row.multipleSelectionColor = lines.multipleSelectionColor
    if showsBelow { row.setLine(lines.bottomSeparatorInsets, isBelow: true) }
    let isTop = configuration.appearance == .grouped && row.isFirst
    let showsAbove =
      lines.topSeparatorVisibility == .visible
      || lines.topSeparatorVisibility == .automatic && isTop
    if showsAbove {
      row.setLine(isTop ? .zero : lines.topSeparatorInsets, isBelow: false)
    }
    if configuration.appearance == .grouped, row.isLast,
      lines.bottomSeparatorVisibility == .automatic
    {
      row.setLine(.zero, isBelow: true)
    }
    return row
  }

  /// Returns the appearance of a header or footer.
  func end(isHeader: Bool) -> ListRow {
    var row = ListRow()
    row.hasGroups = hasGroups
    row.isSidebar = isSidebar
    row.role = isHeader ? .header : .footer
    return row
  }
}

extension CollectionLayoutSection {
  /// Creates a section whose items are list rows.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.rowHeight))
    let item = CollectionLayoutItem(layoutSize: size)
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, repeatingSubitem: item, count: 1))
    let list = ListSection(configuration)
    section.list = list
    let hasHeader = configuration.headerMode != .none
    if configuration.appearance == .insetGrouped {
      section.contentInsets = DirectionalEdgeInsets(
        top: 0, leading: TableMetrics.groupInset, bottom: 0, trailing: TableMetrics.groupInset)
    }
    if list.hasGroups {
      section.contentInsets.top = hasHeader ? 0 : TableMetrics.groupGap
      section.contentInsets.bottom = configuration.footerMode == .none ? 4 : 0
    }
    let endSize = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(32))
    if configuration.headerMode == .supplementary {
      let header = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: endSize, elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      let footer = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: endSize, elementKind: CollectionView.elementKindSectionFooter,
        alignment: .bottom)
      section.boundarySupplementaryItems.append(footer)
    }
    return section
  }
}

extension ListRow {
  /// Sets a separator with insets, in points.
  mutating func setLine(_ insets: DirectionalEdgeInsets, isBelow: Bool) {
    let isAutomatic = insets == ListSeparatorConfiguration.automaticInsets
    let line =
      isAutomatic
      ? Line() : Line(leading: max(0, insets.leading), trailing: max(0, insets.trailing))
    if isBelow { lineBelow = line } else { lineAbove = line }
  }
}
