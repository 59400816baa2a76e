import WindowResponder

extension ColumnView {
  func encodeTable(_ coder: Coder) {
    coder.encode(Array(selectedRows.prefix(10_000)), forKey: StateKey.selected)
    let states = columnStates.map { state in
      CoderContent.list([
        .text(state.identifier), .number(state.width), .bool(state.isHidden),
      ])
    }
    coder.encode(CoderContent.list(states), forKey: StateKey.columns)
  }

  func decodeTable(_ coder: Coder) {
    if case .list(let contents) = coder.decode(CoderContent.self, forKey: StateKey.columns) {
      let states = contents.compactMap { content -> TableColumn.State? in
        guard case .list(let parts) = content, parts.count == 3,
          let identifier = String(coderContent: parts[0]),
          let width = Double(coderContent: parts[1]), width.isFinite, width >= 0,
          let isHidden = Bool(coderContent: parts[2])
        else { return nil }
        return TableColumn.State(identifier: identifier, width: width, isHidden: isHidden)
      }
      if !states.isEmpty { columnStates = states }
    }
    guard let rows = coder.decode([Int].self, forKey: StateKey.selected) else { return }
    let known = rows.filter { $0 >= 0 && $0 < numberOfRows }
    if !known.isEmpty { selectedRows = known }
  }
}
