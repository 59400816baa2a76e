/// Methods that change the spans.
extension SpanList {
  /// Sets the value of a span.
  mutating func setValue(_ value: UInt32, ofSpan span: Int) {
    let place = position(ofSpan: span)
    let chunk = chunks + place.chunk
    if hasHeights {
      let change =
        Double(Float(bitPattern: value)) - Double(chunk.pointee.spans[place.index].height)
      guard change != 0 else { return }
      chunk.pointee.height += change
      height += change
      settled = min(settled, place.chunk + 1)
    }
    chunk.pointee.spans[place.index].value = value
  }

  /// Sets the values of all spans.
  mutating func setAllValues(_ value: (Span) -> UInt32) {
    for index in 0..<chunkCount {
      let chunk = chunks + index
      let spans = chunk.pointee.spans
      for span in 0..<chunk.pointee.count { spans[span].value = value(spans[span]) }
      total(index)
    }
    settled = min(settled, 1)
    addUp()
  }

  /// Calls a closure with each span.
  func forEach(_ body: (Span) -> Void) {
    for index in 0..<chunkCount {
      for span in 0..<chunks[index].count { body(chunks[index].spans[span]) }
    }
  }

  /// Replaces a range of spans.
  mutating func replace(_ range: Range<Int>, with new: [Span]) {
    new.withUnsafeBufferPointer { replace(range, with: $0) }
  }

  private mutating func replace(_ range: Range<Int>, with new: UnsafeBufferPointer<Span>) {
    guard chunkCount > 0 else {
      rebuild(0..<0, [new])
      return
    }
    var first = position(ofSpan: range.lowerBound)
    if range.lowerBound >= count {
      // The range is after the last span.
      first.chunk = chunkCount - 1
      first.index = chunks[first.chunk].count
    }
    let chunk = chunks + first.chunk
    let newCount = chunk.pointee.count - range.count + new.count
    if first.index + range.count <= chunk.pointee.count, newCount <= chunkCapacity, newCount > 0 {
      splice(first.chunk, first.index, removing: range.count, adding: new)
      if chunkCount > 1, newCount < chunkCapacity / 4 { join(first.chunk) }
      return
    }
    var last = first
    if range.count > 0 {
      last = position(ofSpan: range.upperBound - 1)
      last.index += 1
    }
    let head = UnsafeBufferPointer(start: chunk.pointee.spans, count: first.index)
    let tail = UnsafeBufferPointer(
      start: chunks[last.chunk].spans + last.index,
      count: chunks[last.chunk].count - last.index)
    rebuild(first.chunk..<(last.chunk + 1), [head, new, tail])
  }

  /// Replaces spans within a chunk.
  private mutating func splice(
    _ index: Int, _ place: Int, removing removed: Int, adding new: UnsafeBufferPointer<Span>
  ) {
    let chunk = chunks + index
    let oldCount = chunk.pointee.count
    let newCount = oldCount - removed + new.count
    if newCount > chunk.pointee.capacity {
      let capacity = min(chunkCapacity, max(newCount, chunk.pointee.capacity * 2))
      let spans = UnsafeMutablePointer<Span>.allocate(capacity: capacity)
      spans.initialize(from: chunk.pointee.spans, count: oldCount)
      chunk.pointee.spans.deallocate()
      chunk.pointee.spans = spans
      chunk.pointee.capacity = capacity
    }
    let spans = chunk.pointee.spans
    var change = (length: 0, height: 0.0)
    for span in place..<(place + removed) {
      change.length -= Int(spans[span].length)
      if hasHeights { change.height -= Double(spans[span].height) }
    }
    if new.count != removed {
      (spans + place + new.count).update(
        from: spans + place + removed, count: oldCount - place - removed)
    }
    for span in 0..<new.count {
      spans[place + span] = new[span]
      change.length += Int(new[span].length)
      if hasHeights { change.height += Double(new[span].height) }
    }
    chunk.pointee.count = newCount
    chunk.pointee.length += change.length
    chunk.pointee.height += change.height
    count += newCount - oldCount
    length += change.length
    height += change.height
    settled = min(settled, index + 1)
  }

  /// Joins a small chunk with a neighbor that has space for it.
  private mutating func join(_ index: Int) {
    let count = chunks[index].count
    for neighbour in [index + 1, index - 1] where neighbour >= 0 && neighbour < chunkCount {
      guard count + chunks[neighbour].count <= chunkCapacity / 2 else { continue }
      let first = min(index, neighbour)
      let parts = [first, first + 1].map {
        UnsafeBufferPointer(start: chunks[$0].spans, count: chunks[$0].count)
      }
      rebuild(first..<(first + 2), parts)
      return
    }
  }

  /// Replaces chunks by new, evenly filled ones with the spans of several parts.
  private mutating func rebuild(_ old: Range<Int>, _ parts: [UnsafeBufferPointer<Span>]) {
    var total = 0
    for part in parts { total += part.count }
    // If there are few chunks, they keep space for more spans. Many chunks are full, since only those that
    // are edited are split.
    let fill = total > 4 * chunkCapacity ? chunkCapacity : chunkCapacity - chunkCapacity / 4
    let needed = (total + fill - 1) / fill
    var made: [Chunk] = []
    made.reserveCapacity(needed)
    var part = 0
    var taken = 0
    for number in 0..<needed {
      let size = total * (number + 1) / needed - total * number / needed
      // A list of few spans allocates space for few.
      let capacity = needed == 1 && old.count == chunkCount ? max(1, size) : chunkCapacity
      var chunk = Chunk(spans: .allocate(capacity: capacity), capacity: capacity)
      while chunk.count < size {
        let count = min(size - chunk.count, parts[part].count - taken)
        if count > 0, let source = parts[part].baseAddress {
          (chunk.spans + chunk.count).initialize(from: source + taken, count: count)
        }
        chunk.count += count
        taken += count
        if taken == parts[part].count {
          part += 1
          taken = 0
        }
      }
      made.append(chunk)
    }
    for index in old {
      count -= chunks[index].count
      length -= chunks[index].length
      height -= chunks[index].height
      chunks[index].spans.deallocate()
    }
    replaceChunks(old, with: made)
    for index in old.lowerBound..<(old.lowerBound + made.count) {
      self.total(index)
      count += chunks[index].count
      length += chunks[index].length
      height += chunks[index].height
    }
    settled = min(settled, max(1, old.lowerBound))
  }

  private mutating func replaceChunks(_ old: Range<Int>, with new: [Chunk]) {
    let newCount = chunkCount - old.count + new.count
    if newCount > tableCapacity {
      tableCapacity = max(newCount, tableCapacity * 2)
      let table = UnsafeMutablePointer<Chunk>.allocate(capacity: tableCapacity)
      table.initialize(from: chunks, count: chunkCount)
      chunks.deallocate()
      chunks = table
    }
    if new.count != old.count {
      (chunks + old.lowerBound + new.count).update(
        from: chunks + old.upperBound, count: chunkCount - old.upperBound)
    }
    for index in 0..<new.count { chunks[old.lowerBound + index] = new[index] }
    chunkCount = newCount
    guard chunkCount > 0 else { return }
    chunks[0].firstSpan = 0
    chunks[0].start = 0
    chunks[0].top = 0
  }

  /// Computes the sums of a chunk.
  private mutating func total(_ index: Int) {
    let chunk = chunks + index
    var length = 0
    var height = 0.0
    for span in 0..<chunk.pointee.count {
      length += Int(chunk.pointee.spans[span].length)
      if hasHeights { height += Double(chunk.pointee.spans[span].height) }
    }
    chunk.pointee.length = length
    chunk.pointee.height = height
  }

  /// Computes the height of all chunks.
  private mutating func addUp() {
    height = 0
    for index in 0..<chunkCount { height += chunks[index].height }
  }
}
