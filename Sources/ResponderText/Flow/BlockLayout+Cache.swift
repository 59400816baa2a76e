import ResponderGraphics

extension BlockLayout {
  /// The largest number of cached blocks, beside those of each text: enough for the content of a page that
  /// appears again.
  private static let cacheLimit = 128
  /// The largest length of a cached text, in bytes.
  private static let longestKept = 1_024

  private struct Key: Hashable {
    var text: String
    var style: FlowStyle
  }

  private static var kept = RecentlyUsed<Key, BlockLayout?>(limit: cacheLimit)

  /// Returns the layout of a block without attributes, from the cache if possible.
  static func cached(_ text: String, style: FlowStyle) -> BlockLayout? {
    // A single line changes with each key press while the user types.
    guard style.wraps, text.utf8.count <= longestKept else {
      return BlockLayout(text, style: style)
    }
    return kept.look(
      up: Key(text: text, style: style), or: BlockLayout(text, style: style))
  }

  /// Removes all layouts from the cache. Layouts in use are not destroyed.
  package static func emptyCache() { kept = RecentlyUsed(limit: cacheLimit) }
}
