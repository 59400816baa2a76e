import WindowResponder

extension SplitView {
  func encodePanes(_ coder: Coder) {
    let lengths = panes.map { $0.length ?? -1 }
    guard lengths.contains(where: { $0 >= 0 }) else { return }
    coder.encode(lengths, forKey: StateKey.lengths)
    coder.encode(panes.map { $0.isCollapsed && !$0.isCollapsedByRoom }, forKey: StateKey.closed)
  }

  func decodePanes(_ coder: Coder) {
    guard let lengths = coder.decode([Double].self, forKey: StateKey.lengths),
      let closed = coder.decode([Bool].self, forKey: StateKey.closed),
      lengths.count == panes.count, closed.count == panes.count, lengths.allSatisfy(\.isFinite)
    else { return }
    for (index, pane) in panes.enumerated() {
      pane.isCollapsed = closed[index]
      pane.isCollapsedByRoom = false
      if lengths[index] >= 0 { pane.length = lengths[index] }
    }
    setNeedsLayout()
  }
}
