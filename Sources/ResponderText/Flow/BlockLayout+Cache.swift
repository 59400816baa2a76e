import ResponderGraphics

extension BlockLayout {
  /// How many blocks are kept at most, beside those that texts keep themselves: what a page shows that is
  /// left and comes again.
  private static let cacheLimit = 128
  /// Longer texts are not kept, in bytes.
  private static let longestKept = 1_024

  private struct Key: Hashable {
    var text: String
    var style: FlowStyle
  }

  private static var kept = RecentlyUsed<Key, BlockLayout?>(limit: cacheLimit)

  /// A block without attributes of its own, laid out now or earlier.
  static func cached(_ text: String, style: FlowStyle) -> BlockLayout? {
    // One line that grows while somebody types is another one each time.
    guard style.wraps, text.utf8.count <= longestKept else {
      return BlockLayout(text, style: style)
    }
    return kept.look(
      up: Key(text: text, style: style), or: BlockLayout(text, style: style))
  }

  /// Forgets every block; those in use stay.
  package static func emptyCache() { kept = RecentlyUsed(limit: cacheLimit) }
}
