import ResponderGraphics
import Widgets

/// The texts that are drawn while it listens, and which of them have no room.
///
/// A text is cut off where it ends in dots, where it reaches beyond what can be drawn on, and where
/// another text lies on it.
@MainActor package final class TextLedger {
  /// A text that was drawn, in points of the whole picture.
  private struct Entry {
    var string: String
    var place: Rect
    var clip: Rect
    var isTruncated: Bool
    var lines: Int
  }

  private var entries: [Entry] = []
  /// Letters may lean out of their line by so much, in points.
  private static let lean = 1.0
  /// How much of its height a line may share with the next one: the room above its letters.
  private static let sharedHeight = 0.25

  package init() {}

  /// The number of texts that were drawn.
  package var count: Int { entries.count }

  /// How high the lines of each text are, in points, by the text.
  package var lineHeights: [String: Double] {
    Dictionary(
      entries.map { ($0.string, $0.place.height / Double(max(1, $0.lines))) }, uniquingKeysWith: max
    )
  }

  /// Writes down what is drawn meanwhile.
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

  /// What is wrong with the texts that were drawn, one sentence for each.
  ///
  /// - Parameters:
  ///   - scrollers: Where there is content that can be scrolled, in points of the whole picture: the edges
  ///     of these may cut a text.
  ///   - scrolled: The axes along which it can be scrolled.
  ///   - checksOverlap: Whether no text may lie on another.
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
    // What is scrolled out of sight is not seen at all.
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
        // The same text drawn twice, as in another colour over a part of it.
        if one.string == other.string, one.place == other.place { continue }
        found.append("“\(one.string)” lies on “\(other.string)” at \(Self.short(shared))")
      }
    }
    return found
  }
}
