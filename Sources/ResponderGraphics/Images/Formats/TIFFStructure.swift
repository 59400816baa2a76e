/// The directory of the first image in a TIFF file, as far as it says which rows a truncated file has.
struct TIFFStructure {
  /// The width of the image, in pixels.
  let width: Int
  /// The height of the image, in pixels.
  let height: Int
  /// The number of rows from the top whose data the file has.
  let rows: Int
  /// The file with a directory for these rows alone, whose data is all there.
  let repaired: [UInt8]

  /// Reads the directory of a file that ends before its last row.
  ///
  /// Returns `nil` for a whole file, and for one without a directory, in tiles or with planes of colors.
  init?(truncated bytes: [UInt8]) {
    let reader = ByteReader(bytes: bytes, isLittleEndian: bytes.first == 0x49)
    guard let directory = Directory(reader), let width = directory.number(256),
      let height = directory.number(257), directory.number(284) ?? 1 == 1, width > 0, height > 0,
      height <= Image.maximumSide, let strips = directory.strips(height: height)
    else { return nil }
    let isPacked = directory.number(259) ?? 1 != 1
    var rows = 0
    var last: (index: Int, count: Int)?
    for (index, strip) in strips.enumerated() {
      let present = max(0, min(strip.count, bytes.count - strip.offset))
      if present == strip.count {
        rows += strip.rows
        continue
      }
      // Without compression each row has the same length.
      let length = max(1, strip.count / strip.rows)
      if !isPacked, present >= length {
        rows += present / length
        last = (index, present / length * length)
      }
      break
    }
    guard rows < height else { return nil }
    self.width = width
    self.height = height
    self.rows = rows
    repaired = directory.bytes(height: rows, lastStrip: last)
  }

  /// A part of the image that is packed by itself: some rows.
  private struct Strip {
    let offset: Int
    let count: Int
    let rows: Int
  }

  /// The entries of the directory.
  private struct Directory {
    private let reader: ByteReader
    private let start: Int
    private let count: Int

    init?(_ reader: ByteReader) {
      guard let start = reader.number(at: 4, size: 4),
        let count = reader.number(at: start, size: 2),
        reader.number(at: start + 2 + 12 * count, size: 4) != nil
      else { return nil }
      (self.reader, self.start, self.count) = (reader, start + 2, count)
    }

    /// Returns the position of the numbers of an entry, with their size in bytes and their count.
    private func position(_ tag: Int) -> (start: Int, size: Int, count: Int)? {
      guard let entry = entry(tag), let type = reader.number(at: entry + 2, size: 2),
        let count = reader.number(at: entry + 4, size: 4),
        let size = [3: 2, 4: 4][type], count > 0, count <= Image.maximumSide
      else { return nil }
      // What does not fit into the entry is elsewhere.
      if count * size <= 4 { return (entry + 8, size, count) }
      return reader.number(at: entry + 8, size: 4).map { ($0, size, count) }
    }

    /// Returns the numbers of an entry; none without it, or if the file ends before them.
    private func numbers(_ tag: Int) -> [Int] {
      guard let (start, size, count) = position(tag) else { return [] }
      let found = (0..<count).compactMap { reader.number(at: start + $0 * size, size: size) }
      return found.count == count ? found : []
    }

    private func entry(_ tag: Int) -> Int? {
      (0..<count).lazy.map { start + 12 * $0 }.first { reader.number(at: $0, size: 2) == tag }
    }

    func number(_ tag: Int) -> Int? { numbers(tag).first }

    /// Returns the strips of an image from the top, or `nil` if there are others than its rows need.
    func strips(height: Int) -> [Strip]? {
      let rows = min(max(number(278) ?? height, 1), height)
      let (offsets, counts) = (numbers(273), numbers(279))
      guard offsets.count == (height + rows - 1) / rows, counts.count == offsets.count else {
        return nil
      }
      return offsets.indices.map {
        Strip(offset: offsets[$0], count: counts[$0], rows: min(rows, height - $0 * rows))
      }
    }

    /// Returns the file with another height in its directory, and another length of the last strip.
    func bytes(height: Int, lastStrip: (index: Int, count: Int)?) -> [UInt8] {
      var bytes = reader.bytes
      put(height, 257, 0, in: &bytes)
      if let lastStrip { put(lastStrip.count, 279, lastStrip.index, in: &bytes) }
      return bytes
    }

    private func put(_ number: Int, _ tag: Int, _ index: Int, in bytes: inout [UInt8]) {
      guard let (start, size, _) = position(tag) else { return }
      for byte in 0..<size {
        let shift = reader.isLittleEndian ? byte : size - 1 - byte
        bytes[start + index * size + byte] = UInt8(truncatingIfNeeded: number >> (8 * shift))
      }
    }
  }
}
