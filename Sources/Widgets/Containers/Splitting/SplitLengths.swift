import WindowResponder

/// A solver for the lengths of a split view's panes.
@MainActor struct SplitLengths {
  let panes: [SplitPane]
  /// The length of all open panes, in points.
  let total: Double

  /// Returns the lengths for the available length, from the current ones.
  func fitted() -> [Double] {
    var lengths = panes.map { pane in
      pane.isCollapsed ? 0 : pane.limited(pane.length ?? usual(pane))
    }
    let open = panes.indices.filter { !panes[$0].isCollapsed }
    let flexible = open.filter { !panes[$0].keepsLength }
    spread(over: flexible.isEmpty ? open : flexible, in: &lengths)
    spread(over: open, in: &lengths)
    let rest = total - lengths.reduce(0, +)
    // If the limits leave no choice, the last pane has the rest.
    if let last = flexible.last ?? open.last, abs(rest) > 0.01 {
      lengths[last] = max(0, lengths[last] + rest)
    }
    return lengths
  }

  private func usual(_ pane: SplitPane) -> Double {
    let open = panes.filter { !$0.isCollapsed }
    let known = open.compactMap(\.length).reduce(0, +)
    let unknown = open.filter { $0.length == nil }.count
    return max(0, total - known) / Double(max(1, unknown))
  }

  /// Adds or subtracts the remaining length in proportion to the lengths.
  private func spread(over indices: [Int], in lengths: inout [Double]) {
    for _ in 0..<4 {
      let rest = total - lengths.reduce(0, +)
      guard abs(rest) > 0.01 else { return }
      let free = indices.filter {
        rest > 0
          ? lengths[$0] < (panes[$0].maximumLength ?? .infinity) - 0.01
          : lengths[$0] > panes[$0].minimumLength + 0.01
      }
      let sum = free.map { lengths[$0] }.reduce(0, +)
      guard !free.isEmpty else { return }
      for index in free {
        let part = sum > 0 ? lengths[index] / sum : 1 / Double(free.count)
        lengths[index] = panes[index].limited(lengths[index] + rest * part)
      }
    }
  }

  /// Returns the lengths after a divider has moved by a distance. One side gains what the other loses, the
  /// nearest pane first.
  func moving(_ divider: Int, by distance: Double, from lengths: [Double]) -> [Double] {
    let before = Array((0...divider).reversed().filter { !panes[$0].isCollapsed })
    let after = Array((divider + 1..<panes.count).filter { !panes[$0].isCollapsed })
    let (growing, shrinking) = distance > 0 ? (before, after) : (after, before)
    let wanted = abs(distance)
    let gain = growing.map { max(0, panes[$0].limited(.infinity) - lengths[$0]) }
    let loss = shrinking.map { max(0, lengths[$0] - panes[$0].minimumLength) }
    let possible = min(wanted, gain.reduce(0, +), loss.reduce(0, +))
    var result = lengths
    spend(possible, on: growing, limits: gain, sign: 1, in: &result)
    spend(possible, on: shrinking, limits: loss, sign: -1, in: &result)
    return result
  }

  private func spend(
    _ amount: Double, on indices: [Int], limits: [Double], sign: Double,
    in lengths: inout [Double]
  ) {
    var rest = amount
    for (index, limit) in zip(indices, limits) where rest > 0 {
      let part = min(rest, limit)
      lengths[index] += sign * part
      rest -= part
    }
  }
}
