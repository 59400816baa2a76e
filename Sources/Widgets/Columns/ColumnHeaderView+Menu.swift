import ResponderWords
import WindowResponder

/// The context menu of the header, with the commands that sort, move, fit, show and hide columns.
extension ColumnHeaderView: ContextMenuInteractionDelegate {
  var menuLocation: (point: Point, rect: Rect)? {
    guard let column = keyColumn ?? shown.first, let part = table.layoutOfColumns.part(of: column)
    else { return nil }
    let seen = frame(of: part).intersection(convert(table.bounds, from: table))
    return seen.isEmpty ? nil : (Point(x: seen.midX, y: seen.midY), seen)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    if case .drag = mode { return nil }
    let column = table.layoutOfColumns.part(at: location.x)?.column
    var groups: [MenuElement] = []
    if let column { groups.append(inline(actions(for: column))) }
    let hidable = table.allowsColumnHiding ? table.columns.filter(\.canHide) : []
    groups.append(
      inline(
        hidable.map { column in
          Action(title: column.title, state: column.isHidden ? .off : .on) { [weak table] _ in
            table?.userHides(column, !column.isHidden)
          }
        }))
    let filled = groups.filter { !(($0 as? Menu)?.children.isEmpty ?? true) }
    guard !filled.isEmpty else { return nil }
    return ContextMenuConfiguration(actionProvider: { _ in Menu(children: filled) })
  }

  private func inline(_ elements: [MenuElement]) -> Menu {
    Menu(options: .displayInline, children: elements)
  }

  private func actions(for column: TableColumn) -> [MenuElement] {
    var actions: [MenuElement] = []
    if column.canSort {
      for (title, isAscending) in [
        (ownWord("Sort Ascending"), true), (ownWord("Sort Descending"), false),
      ] {
        let isOn =
          table.sort.first.map {
            $0.identifier == column.identifier && $0.isAscending == isAscending
          } ?? false
        actions.append(
          Action(title: title, state: isOn ? .on : .off) { [weak table] _ in
            table?.userSorts(by: column, ascending: isAscending)
          })
      }
    }
    if table.allowsColumnReordering, column.canReorder {
      let index = shown.firstIndex { $0 === column } ?? 0
      for (title, step) in [(ownWord("Move Backward"), -1), (ownWord("Move Forward"), 1)]
      where shown.indices.contains(index + step) {
        actions.append(
          Action(title: title) { [weak table] _ in table?.userMoves(column, by: step) })
      }
    }
    if table.allowsColumnResizing, column.canResize {
      actions.append(
        Action(title: ownWord("Size to Fit")) { [weak table] _ in
          table?.fit(column)
          table?.userArrangedColumns()
        })
    }
    return actions
  }
}
