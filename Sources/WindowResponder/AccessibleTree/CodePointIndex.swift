/// The numbers of code points in the pieces of a text, for the conversion between offsets in bytes and
/// offsets in code points.
///
/// A change counts the changed piece again. A look-up adds the numbers of the pieces before, which are up to
/// 1,300 in a text of 5 MB.
@MainActor struct CodePointIndex {
  private struct Piece {
    var bytes: Int
    var points: Int
  }

  /// The largest number of bytes of a piece when it is counted.
  private static let length = 4096

  private var pieces: [Piece] = []
  private(set) var byteCount = 0
  private(set) var count = 0

  /// Counts a text.
  init(byteCount: Int, text: @MainActor (Range<Int>) -> String) {
    append(0..<byteCount, text)
    total()
  }

  private mutating func append(_ range: Range<Int>, _ text: @MainActor (Range<Int>) -> String) {
    pieces += Self.count(range, text)
  }

  private static func count(_ range: Range<Int>, _ text: @MainActor (Range<Int>) -> String)
    -> [Piece]
  {
    var found: [Piece] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let piece = text(start..<min(start + length, range.upperBound))
      let bytes = piece.utf8.count
      // The text is shorter than its announced length.
      if bytes == 0 { break }
      found.append(Piece(bytes: bytes, points: piece.unicodeScalars.count))
      start += bytes
    }
    return found
  }

  private mutating func total() {
    byteCount = pieces.reduce(0) { $0 + $1.bytes }
    count = pieces.reduce(0) { $0 + $1.points }
  }

  /// Updates the numbers after a range of bytes was replaced.
  mutating func replace(
    _ range: Range<Int>, newLength: Int, text: @MainActor (Range<Int>) -> String
  ) {
    var start = 0
    var first = 0
    while first < pieces.count, start + pieces[first].bytes < range.lowerBound {
      start += pieces[first].bytes
      first += 1
    }
    var end = start
    var last = first
    while last < pieces.count, end < range.upperBound || last == first {
      end += pieces[last].bytes
      last += 1
    }
    let newEnd = max(end, range.upperBound) + newLength - range.count
    pieces.replaceSubrange(first..<last, with: Self.count(start..<newEnd, text))
    total()
  }

  /// Returns the offset in code points of an offset in bytes.
  func points(atByte offset: Int, text: @MainActor (Range<Int>) -> String) -> Int {
    var (bytes, points) = (0, 0)
    for piece in pieces {
      if bytes + piece.bytes > offset {
        return points + text(bytes..<max(bytes, offset)).unicodeScalars.count
      }
      bytes += piece.bytes
      points += piece.points
    }
    return points
  }

  /// Returns the offset in bytes of an offset in code points.
  func byte(atPoint offset: Int, text: @MainActor (Range<Int>) -> String) -> Int {
    var (bytes, points) = (0, 0)
    for piece in pieces {
      if points + piece.points > offset {
        let scalars = text(bytes..<bytes + piece.bytes).unicodeScalars
        return bytes + scalars.prefix(offset - points).reduce(0) { $0 + UTF8.width($1) }
      }
      bytes += piece.bytes
      points += piece.points
    }
    return bytes
  }
}
