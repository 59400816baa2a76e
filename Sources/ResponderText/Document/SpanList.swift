/// A part of a text with a length and a value.
struct Span: Equatable {
  /// The length, in bytes.
  var length: UInt32
  /// The value: the bits of a height, or the number of a style.
  var value: UInt32

  /// The value as a height in points.
  var height: Float {
    get { Float(bitPattern: value) }
    set { value = newValue.bitPattern }
  }

  init(length: Int, value: UInt32) {
    self.length = UInt32(clamping: length)
    self.value = value
  }

  init(length: Int, height: Float) {
    self.init(length: length, value: height.bitPattern)
  }
}

/// A list of consecutive spans with look-ups by number, by byte and by height.
///
/// The spans are stored in chunks of some hundred, and each chunk stores its sums. The sums of the preceding
/// chunks are computed only as far as look-ups have needed them since the last change. Therefore an edit
/// costs its own chunk, and a look-up near it finds the sums ready: it is a binary search and a walk through
/// one chunk.
///
/// In the worst case, an edit at the start and a look-up at the end, one pair of numbers is added for each
/// chunk, which takes a few microseconds for a million spans. The memory is 8 bytes for each span and a third
/// more.
struct SpanList: ~Copyable {
  /// A chunk of spans with its sums, and the sums of the preceding chunks.
  struct Chunk {
    var spans: UnsafeMutablePointer<Span>
    var capacity: Int
    var count = 0
    var length = 0
    var height = 0.0
    // The sums of the preceding chunks, valid for chunks up to `settled`.
    var firstSpan = 0
    var start = 0
    var top = 0.0
  }

  /// The position of a span, with the sums of the preceding spans.
  struct Position {
    var chunk: Int
    var index: Int
    var span: Int
    var start: Int
    var top: Double
  }

  /// The number of spans.
  var count = 0
  /// The sum of the lengths, in bytes.
  var length = 0
  /// The sum of the heights, in points, or 0 if the values are not heights.
  var height = 0.0

  /// A Boolean value that indicates whether the values are heights.
  let hasHeights: Bool
  /// The largest number of spans in a chunk.
  let chunkCapacity: Int
  var chunks: UnsafeMutablePointer<Chunk>
  var chunkCount = 0
  var tableCapacity = 4
  /// The number of chunks, from the start, whose preceding sums are valid. Those of the first one always are.
  var settled = 1

  init(hasHeights: Bool, chunkCapacity: Int = SpanList.usualChunkCapacity) {
    self.hasHeights = hasHeights
    self.chunkCapacity = max(4, chunkCapacity)
    chunks = .allocate(capacity: tableCapacity)
  }

  deinit {
    for chunk in 0..<chunkCount { chunks[chunk].spans.deallocate() }
    chunks.deallocate()
  }

  /// The default number of spans in a chunk: large enough that a document has few chunks, and small enough
  /// for a walk.
  static let usualChunkCapacity = 512

  // MARK: Looking up

  subscript(span: Int) -> Span {
    mutating get {
      let place = position(ofSpan: span)
      return chunks[place.chunk].spans[place.index]
    }
  }

  /// Returns the position of a span. There must be a span, and the number is clamped.
  mutating func position(ofSpan span: Int) -> Position {
    let span = max(0, min(span, count - 1))
    settle { $0.firstSpan + $0.count > span }
    let low = lastChunk { $0.firstSpan <= span }
    var place = start(ofChunk: low)
    let spans = chunks[low].spans
    let index = span - place.span
    if hasHeights {
      while place.index < index { step(&place, over: spans[place.index]) }
    } else {
      for before in 0..<index { place.start += Int(spans[before].length) }
      place.index = index
      place.span = span
    }
    return place
  }

  /// Returns the position of the span that contains a byte. At the end of the text or after it, this is the
  /// last span.
  mutating func position(atByte offset: Int) -> Position {
    settle { $0.start + $0.length > offset }
    return place(inChunk: lastChunk { $0.start <= offset }) {
      $0.start + Int($1.length) <= offset
    }
  }

  /// Returns the position of the span at a height. Above the text this is the first span, and below it the
  /// last one.
  mutating func position(atHeight y: Double) -> Position {
    settle { $0.top + $0.height > y }
    return place(inChunk: lastChunk { $0.top <= y }) { $0.top + Double($1.height) <= y }
  }

  /// Returns the span at a position.
  func span(at place: Position) -> Span { chunks[place.chunk].spans[place.index] }

  /// Moves a position to the next span. At the last span, returns `false` and does not move it.
  mutating func advance(_ place: inout Position) -> Bool {
    guard place.span + 1 < count else { return false }
    step(&place, over: span(at: place))
    if place.index == chunks[place.chunk].count {
      place.chunk += 1
      place.index = 0
    }
    return true
  }

  /// Returns the last chunk that begins at the target or before it, among those with valid sums.
  private func lastChunk(thatBegins begins: (borrowing Chunk) -> Bool) -> Int {
    var low = 0
    var high = settled
    while high - low > 1 {
      let middle = (low + high) / 2
      if begins(chunks[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the first span of a chunk that does not end before the target, or the last span.
  private func place(inChunk chunk: Int, endsBefore: (Position, Span) -> Bool) -> Position {
    var place = start(ofChunk: chunk)
    let last = chunks[chunk].count - 1
    let spans = chunks[chunk].spans
    while place.index < last, endsBefore(place, spans[place.index]) {
      step(&place, over: spans[place.index])
    }
    return place
  }

  private func start(ofChunk chunk: Int) -> Position {
    Position(
      chunk: chunk, index: 0, span: chunks[chunk].firstSpan, start: chunks[chunk].start,
      top: chunks[chunk].top)
  }

  private func step(_ place: inout Position, over span: Span) {
    place.index += 1
    place.span += 1
    place.start += Int(span.length)
    if hasHeights { place.top += Double(span.height) }
  }

  /// Computes sums until a chunk reaches the target, or to the last chunk.
  private mutating func settle(until reaches: (borrowing Chunk) -> Bool) {
    while settled < chunkCount, !reaches(chunks[settled - 1]) {
      let before = chunks + (settled - 1)
      let chunk = chunks + settled
      chunk.pointee.firstSpan = before.pointee.firstSpan + before.pointee.count
      chunk.pointee.start = before.pointee.start + before.pointee.length
      chunk.pointee.top = before.pointee.top + before.pointee.height
      settled += 1
    }
  }
}
