import WindowResponder

/// The header or footer of a section, as an item that assistive technologies read.
package struct TableSectionEnd: ItemSupplement {
  package var section: Int
  var isFooter: Bool
  package var item: Int { 0 }

  package func ofItem(_ item: Int) -> TableSectionEnd { self }

  static func header(_ section: Int) -> Self { Self(section: section, isFooter: false) }
  static func footer(_ section: Int) -> Self { Self(section: section, isFooter: true) }
}

/// The headers and footers among the rows, as assistive technologies read them.
extension TableView {
  /// The order in which headers, rows and footers are read.
  ///
  /// A section whose delegate has views for headers is expected to have one until the delegate returns `nil`.
  package var accessibleOrder: ItemReadingOrder<TableSectionEnd> {
    loadIfNeeded()
    if let known = choices.readingOrder, known.generation == generation { return known.order }
    let made = ItemReadingOrder(
      sections: sections.sections.indices.map { number in
        let section = sections.sections[number]
        let (header, footer) = (TableSectionEnd.header(number), TableSectionEnd.footer(number))
        return ItemReadingOrder.Section(
          before: section.header > 0 && has(header, section.hasHeader) ? [header] : [],
          items: section.rows.count,
          after: section.footer > 0 && has(footer, section.hasFooter) ? [footer] : [])
      })
    choices.readingOrder = (generation, made)
    return made
  }

  private func has(_ end: TableSectionEnd, _ known: Bool?) -> Bool {
    if let known { return known }
    if !(title(of: end) ?? "").isEmpty { return true }
    return end.isFooter ? choices.delegateViews.hasFooters : choices.delegateViews.hasHeaders
  }

  /// Returns the text of the data source for a header or footer.
  func title(of end: TableSectionEnd) -> String? {
    end.isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: end.section)
      : dataSource?.tableView(self, titleForHeaderInSection: end.section)
  }

  /// Returns the view of the delegate for a header or footer.
  func ownView(of end: TableSectionEnd) -> View? {
    end.isFooter
      ? tableDelegate?.tableView(self, viewForFooterInSection: end.section)
      : tableDelegate?.tableView(self, viewForHeaderInSection: end.section)
  }

  /// Stores whether a section has a header, or a footer, and reports it if another number of children is
  /// known.
  func note(_ end: TableSectionEnd, _ exists: Bool) {
    guard sections.setHas(end, exists), let old = choices.readingOrder?.order else { return }
    choices.readingOrder = nil
    if accessibleOrder.count != old.count { accessibilityDidChange(.items) }
  }

  /// Reads a header or footer out of sight.
  func read(_ end: TableSectionEnd) -> AccessibleCellText? {
    guard end.section < sections.count else { return nil }
    let own = ownView(of: end)
    let title = title(of: end) ?? ""
    guard let own else { return title.isEmpty ? nil : AccessibleCellText(name: title) }
    var text = AccessibleCellText(own)
    if text.name.isEmpty { text.name = title }
    // A delegate may keep views of its own, and this one may be seen elsewhere.
    if !shownEnds.contains(where: { $0.view === own }) { recycle(own) }
    return text
  }
}
