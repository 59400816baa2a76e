/// The disallowed uses as text, grouped by pair of layers and by name, with the files.
struct ArrowGroups {
  let arrows: [Arrow]

  private struct Pair: Hashable {
    let from: String
    let to: String
  }

  /// The text of the groups, those with the most names first.
  var text: String {
    let pairs = Dictionary(grouping: arrows) { Pair(from: $0.from, to: $0.to) }
    let sorted = pairs.map { (pair: $0.key, names: names(in: $0.value)) }.sorted {
      ($1.names.count, $0.pair.from, $0.pair.to) < ($0.names.count, $1.pair.from, $1.pair.to)
    }
    return sorted.map { group in
      let title = "\(group.pair.from) -> \(group.pair.to): \(group.names.count)"
      return ([title] + group.names).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// Returns a line for each name, with the files that use it.
  private func names(in arrows: [Arrow]) -> [String] {
    Dictionary(grouping: arrows, by: \.name).sorted { $0.key < $1.key }.map { name, arrows in
      "  \(name): \(arrows.map(\.file).sorted().joined(separator: ", "))"
    }
  }
}
