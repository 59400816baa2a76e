/// A stretch of a text: how long it is, and a number that belongs to it.
struct Span: Equatable {
  /// Bytes.
  var length: UInt32
  /// What the list is for: the bits of a height, or the number of a style.
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

/// Spans that lie one behind the other, found by number, by byte and by height.
///
/// They are kept in chunks of some hundred, and each chunk knows its sums. Sums over chunks are added
/// up only as far as somebody has looked since the last change, so an edit costs its own chunk, and a
/// look-up near it finds the sums ready: then it is a binary search and a walk through one chunk. At
/// worst (an edit at the start, a look at the end) it adds one pair of numbers a chunk, a few
/// microseconds for a million spans. Memory is 8 bytes a span and a third more.
struct SpanList: ~Copyable {
  /// Spans with their sums, and what lies before the first.
  struct Chunk {
    var spans: UnsafeMutablePointer<Span>
    var capacity: Int
    var count = 0
    var length = 0
    var height = 0.0
    // What lies before, right for chunks up to `settled`.
    var firstSpan = 0
    var start = 0
    var top = 0.0
  }

  /// Where a span is kept, and what lies before it.
  struct Place {
    var chunk: Int
    var index: Int
    var span: Int
    var start: Int
    var top: Double
  }

  /// Spans in all.
  var count = 0
  /// Bytes in all.
  var length = 0
  /// The height of all, in points; 0 if the list has none.
  var height = 0.0

  /// Whether values are heights that are to be added up.
  let hasHeights: Bool
  /// The most spans in a chunk.
  let chunkCapacity: Int
  var chunks: UnsafeMutablePointer<Chunk>
  var chunkCount = 0
  var tableCapacity = 4
  /// The chunks from the start of which the sums before are right; the first one's always are.
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

  /// Spans in a chunk: large enough that a document has few chunks, small enough to walk through.
  static let usualChunkCapacity = 512

  // MARK: Looking up

  subscript(span: Int) -> Span {
    mutating get {
      let place = place(ofSpan: span)
      return chunks[place.chunk].spans[place.index]
    }
  }

  /// Where a span is. Needs at least one span; the number is clamped.
  mutating func place(ofSpan span: Int) -> Place {
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

  /// The span that holds a byte; the last one for the end of the text, or behind it.
  mutating func place(atByte offset: Int) -> Place {
    settle { $0.start + $0.length > offset }
    return place(inChunk: lastChunk { $0.start <= offset }) {
      $0.start + Int($1.length) <= offset
    }
  }

  /// The span at a height; the first one above, the last one below.
  mutating func place(atHeight y: Double) -> Place {
    settle { $0.top + $0.height > y }
    return place(inChunk: lastChunk { $0.top <= y }) { $0.top + Double($1.height) <= y }
  }

  /// The span at a place.
  func span(at place: Place) -> Span { chunks[place.chunk].spans[place.index] }

  /// Goes to the next span; false, and stays, at the last.
  mutating func advance(_ place: inout Place) -> Bool {
    guard place.span + 1 < count else { return false }
    step(&place, over: span(at: place))
    if place.index == chunks[place.chunk].count {
      place.chunk += 1
      place.index = 0
    }
    return true
  }

  /// The last chunk that begins no later than what is looked for, among those whose sums are right.
  private func lastChunk(thatBegins begins: (borrowing Chunk) -> Bool) -> Int {
    var low = 0
    var high = settled
    while high - low > 1 {
      let middle = (low + high) / 2
      if begins(chunks[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  /// The first span of a chunk that does not end before what is looked for, or its last one.
  private func place(inChunk chunk: Int, endsBefore: (Place, Span) -> Bool) -> Place {
    var place = start(ofChunk: chunk)
    let last = chunks[chunk].count - 1
    let spans = chunks[chunk].spans
    while place.index < last, endsBefore(place, spans[place.index]) {
      step(&place, over: spans[place.index])
    }
    return place
  }

  private func start(ofChunk chunk: Int) -> Place {
    Place(
      chunk: chunk, index: 0, span: chunks[chunk].firstSpan, start: chunks[chunk].start,
      top: chunks[chunk].top)
  }

  private func step(_ place: inout Place, over span: Span) {
    place.index += 1
    place.span += 1
    place.start += Int(span.length)
    if hasHeights { place.top += Double(span.height) }
  }

  /// Adds up until a chunk reaches what is looked for, or to the last.
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
