import ResponderGraphics
import Widgets

/// A record of the texts that are drawn during a call of ``listen(_:)``, which finds the texts that are cut
/// off.
///
/// A text is cut off if it ends in an ellipsis, if it reaches beyond the clip area, or if another text covers
/// it.
@MainActor package final class TextLedger {
  /// A text that was drawn, in points of the whole image.
  private struct Entry {
    var string: String
    var place: Rect
    var clip: Rect
    var isTruncated: Bool
    var lines: Int
  }

  private var entries: [Entry] = []
  /// The distance by which glyphs may reach out of their line, in points.
  private static let lean = 1.0
  /// The part of its height that a line may share with the next one: the space above its glyphs.
  private static let sharedHeight = 0.25

  package init() {}

  /// The number of texts that were drawn.
  package var count: Int { entries.count }

  /// The line height of each text, in points, by the text.
  package var lineHeights: [String: Double] {
    Dictionary(
      entries.map { ($0.string, $0.place.height / Double(max(1, $0.lines))) }, uniquingKeysWith: max
    )
  }

  /// Records the texts that are drawn during a call of `draw`.
  package func listen<Result>(_ draw: () throws -> Result) rethrows -> Result {
    TextWatch.onText = { [unowned self] text, origin, context in
      let transform = context.currentTransform
      entries.append(
        Entry(
          string: text.string,
          place: Rect(origin: origin, size: text.size).applying(transform),
          clip: context.clipBounds.applying(transform), isTruncated: text.isTruncated,
          lines: text.lineCount))
    }
    defer { TextWatch.onText = nil }
    return try draw()
  }

  /// Returns the problems of the texts that were drawn, one sentence for each.
  ///
  /// - Parameters:
  ///   - scrollers: The frames of the views with scrollable content, in points of the whole image. Their
  ///     edges may cut a text.
  ///   - scrolled: The axes along which the content can be scrolled.
  ///   - checksOverlap: A Boolean value that indicates whether a text that covers another text is a problem.
  package func problems(
    scrollers: [Rect] = [], scrolled: Set<LayoutAxis> = [], checksOverlap: Bool = true
  ) -> [String] {
    var found: [String] = []
    for entry in entries {
      if entry.isTruncated {
        found.append("“\(entry.string)” ends in dots at \(Self.short(entry.place))")
      }
      if isCut(entry, scrollers, scrolled) {
        found.append(
          "“\(entry.string)” at \(Self.short(entry.place)) is cut off by \(Self.short(entry.clip))")
      }
    }
    return found + (checksOverlap ? overlaps : [])
  }

  private func isCut(
    _ entry: Entry, _ scrollers: [Rect], _ scrolled: Set<LayoutAxis>
  ) -> Bool {
    let place = entry.place.insetBy(dx: Self.lean, dy: Self.lean)
    if place.isEmpty || entry.string.isEmpty { return false }
    let clip = entry.clip
    // A text that is scrolled out of the visible area is not visible at all.
    if !scrolled.isEmpty, clip.isNull || !clip.intersects(place) { return false }
    if clip.isNull { return true }
    func mayCut(_ axis: LayoutAxis, _ edge: KeyPath<Rect, Double>) -> Bool {
      scrolled.contains(axis)
        && scrollers.contains { abs($0[keyPath: edge] - clip[keyPath: edge]) <= Self.lean }
    }
    if place.minX < clip.minX, !mayCut(.horizontal, \.minX) { return true }
    if place.maxX > clip.maxX, !mayCut(.horizontal, \.maxX) { return true }
    if place.minY < clip.minY, !mayCut(.vertical, \.minY) { return true }
    return place.maxY > clip.maxY && !mayCut(.vertical, \.maxY)
  }

  private static func short(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    return numbers.map { "\($0.isFinite ? Int($0.rounded()) : 0)" }.joined(separator: " ")
  }

  private var overlaps: [String] {
    var found: [String] = []
    let seen = entries.filter { !$0.string.isEmpty && $0.clip.intersects($0.place) }
    for (index, one) in seen.enumerated() {
      for other in seen[(index + 1)...] {
        let shared = one.place.intersection(other.place)
        if shared.isNull || shared.width <= 2 * Self.lean { continue }
        let height = min(one.place.height, other.place.height)
        if shared.height <= height * Self.sharedHeight { continue }
        // The same text is drawn twice, for example in another color over a part of it.
        if one.string == other.string, one.place == other.place { continue }
        found.append("“\(one.string)” lies on “\(other.string)” at \(Self.short(shared))")
      }
    }
    return found
  }
}
