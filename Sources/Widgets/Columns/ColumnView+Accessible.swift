import WindowResponder

extension ColumnView: AccessibleItems {
  package var accessibleLeadingViews: [View] {
    ([refreshControl, header] as [View?]).compactMap { $0?.superview === self ? $0 : nil }
  }

  package var accessibleItemCount: Int { placeCount }

  package func accessibleItem(at index: Int) -> AnyHashable? {
    index >= 0 && index < placeCount ? row(atPlace: index) : nil
  }

  package func accessibleIndex(of item: AnyHashable) -> Int? {
    (item as? Int).flatMap { place(ofRow: $0) }
  }

  package func accessibleCell(of item: AnyHashable) -> View? {
    rows.views.first { $0.row == item as? Int }
  }

  package func readAccessibleCell(of item: AnyHashable) -> AccessibleCellText? { nil }

  package func accessibleFrame(of item: AnyHashable) -> Rect {
    (item as? Int).flatMap { place(ofRow: $0) }.map(rect(ofPlace:)) ?? .zero
  }

  package func describeAccessibleItem(_ item: AnyHashable, _ details: inout AccessibleDetails) {
    guard let row = item as? Int, let source = dataSource else { return }
    details.role = .tableRow
    details.content = .nothing
    details.name = layoutOfColumns.parts.map {
      source.columnView(self, textFor: row, in: $0.column)
    }.filter { !$0.isEmpty }.joined(separator: ", ")
    details.isPressable = allowsSelection
    details.states.set(.selectable, allowsSelection)
    details.states.set(.focusable, canBecomeFocused)
    details.states.set(.selected, selection.contains(row))
    if onActivate != nil {
      details.deeds.append(
        AccessibleDeed("activate") { [weak self] in
          guard let self, place(ofRow: row) != nil else { return }
          activate(row, nil)
        })
    }
    details.deeds += moveDeeds(ofRow: row)
    (self as? OutlineView)?.describeAccessibleOutline(row, &details)
  }

  package var selectedAccessibleItems: [AnyHashable] { selectedRows }

  package func selectAccessibleItem(_ item: AnyHashable, _ isSelected: Bool) -> Bool {
    guard let row = item as? Int, allowsSelection, place(ofRow: row) != nil else { return false }
    if isSelected != selection.contains(row) {
      if allowsMultipleSelection {
        userSelects(row, .toggle)
      } else if isSelected {
        userSelects(row, .alone)
      } else {
        return false
      }
    }
    return true
  }

  package var focusedAccessibleItem: AnyHashable? {
    focused.flatMap { place(ofRow: $0) == nil ? nil : $0 }
  }

  package func focusAccessibleItem(_ item: AnyHashable) -> Bool {
    guard let row = item as? Int, let place = place(ofRow: row) else { return false }
    guard isFocused || isFirstResponder || becomeFirstResponder() else { return false }
    moveKeys(to: place, extending: false, selecting: false)
    return focused == row
  }

  package func revealAccessibleItem(_ item: AnyHashable) {
    guard let row = item as? Int else { return }
    show(row, animated: false)
    layoutIfNeeded()
  }

  package var accessibleColumns: AccessibleColumns? {
    placeColumnsIfNeeded()
    let parts = isRightToLeft ? layoutOfColumns.parts.reversed() : layoutOfColumns.parts
    return AccessibleColumns(
      count: parts.count,
      cell: { [weak self] item, column in
        guard let self, let row = item as? Int, parts.indices.contains(column) else { return nil }
        return accessibleCell(row, column, parts[column])
      },
      header: { [weak self] column in
        guard let self, showsHeader, parts.indices.contains(column) else { return nil }
        return (header, parts[column].column.identifier)
      })
  }

  private func accessibleCell(_ row: Int, _ number: Int, _ part: ColumnLayout.Part)
    -> AccessiblePart?
  {
    guard let place = place(ofRow: row), let source = dataSource else { return nil }
    var frame = rect(ofPlace: place)
    (frame.origin.x, frame.size.width) = (part.x, part.width)
    let text = source.columnView(self, textFor: row, in: part.column)
    var cell = AccessiblePart(number, .tableCell, text, frame: frame)
    cell.states.set(.selected, selection.contains(row))
    if part.column.isEditable, source.columnView(self, canEdit: row, in: part.column) {
      cell.states.set(.editable)
      cell.deeds = [
        AccessibleDeed("edit") { [weak self] in _ = self?.editCell(row: row, column: part.column) }
      ]
    }
    return cell
  }
}

extension ColumnView: AccessibleView {
  /// Describes a table, or a tree table for an outline.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = self is OutlineView ? .treeTable : .table
    details.content = .all
    details.states.set(.multiSelectable, allowsMultipleSelection)
  }
}

extension ColumnRowView: AccessibleItemCell {
  var accessibleItem: (host: any AccessibleItems, item: AnyHashable)? {
    guard let table = superview as? ColumnView, row >= 0 else { return nil }
    return (table, row)
  }
}

extension ColumnHeaderView: AccessibleView {
  /// Describes the headers of the columns, each of which sorts the table.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .header
    details.isPressable = false
    details.parts = { [unowned self] in
      let parts = table.layoutOfColumns.parts
      return (table.isRightToLeft ? parts.reversed() : parts).map(accessiblePart)
    }
  }

  private func accessiblePart(_ part: ColumnLayout.Part) -> AccessiblePart {
    let column = part.column
    var result = AccessiblePart(
      column.identifier, .tableColumnHeader, column.title, frame: frame(of: part))
    if let first = table.sort.first, first.identifier == column.identifier {
      result.attributes["sort"] = first.isAscending ? "ascending" : "descending"
    }
    if column.canSort {
      result.deeds = [
        AccessibleDeed("click") { [weak self] in self?.table.userSorts(by: column) }
      ]
    }
    return result
  }
}

extension OutlineView {
  /// Adds the level of an item, and the state and the action of its disclosure triangle.
  fileprivate func describeAccessibleOutline(_ row: Int, _ details: inout AccessibleDetails) {
    guard row < nodes.count else { return }
    details.attributes["level"] = "\(nodes[row].level + 1)"
    guard isExpandable(row) else { return }
    details.states.set(.expandable)
    details.states.set(.expanded, nodes[row].isExpanded)
    details.deeds.append(
      AccessibleDeed("expand or contract") { [weak self] in
        guard let self, row < nodes.count else { return }
        userTurns(row)
      })
  }
}
