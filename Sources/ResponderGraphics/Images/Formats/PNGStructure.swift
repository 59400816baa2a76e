/// The chunks of a PNG file, without pixels.
struct PNGStructure {
  /// A frame of an animation (APNG).
  struct Frame {
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    /// The duration of the frame, in milliseconds.
    var milliseconds = 0
    /// The disposal of the frame's area before the next frame: 0 keeps it, 1 clears it, and 2 restores the
    /// previous pixels.
    var disposal = 0
    /// A Boolean value that indicates whether the frame is drawn over the existing pixels. Otherwise, it
    /// replaces them.
    var isBlended = false
    /// The ranges of its compressed data.
    var data: [Range<Int>] = []
  }

  /// The data of the first chunk: the size, the bit depth and the color type.
  private(set) var header: ArraySlice<UInt8> = []
  /// The chunks that all frames need: the palette and the transparent colors.
  private(set) var shared: [(name: String, data: Range<Int>)] = []
  /// The frames of an animation, in order. It is empty for other images.
  private(set) var frames: [Frame] = []
  /// The number of times that an animation is played, or 0 for an endless animation. Follows `num_plays` of
  /// `acTL`.
  private(set) var playCount = 0
  /// The orientation in the `eXIf` chunk.
  private(set) var orientation = Image.Orientation.up
  /// A Boolean value that indicates whether the file contains its last chunk, `IEND`.
  private(set) var isComplete = false
  private var isAnimation = false
  private var announcedFrames = 0
  private let reader: ByteReader

  /// Reads the chunks of a file.
  init(_ bytes: [UInt8]) {
    reader = ByteReader(bytes: bytes)
    var place = 8
    while let count = reader.number(at: place, size: 4), bytes.count - place >= 12,
      count <= bytes.count - place - 12
    {
      let data = place + 8..<place + 8 + count
      take(String(decoding: bytes[place + 4..<place + 8], as: UTF8.self), data)
      if isComplete { break }
      place += 12 + count
    }
    // A frame that is not complete is left out.
    if !isComplete, !frames.isEmpty { frames.removeLast() }
    isComplete = isComplete && (!isAnimation || frames.count == announcedFrames)
    frames.removeAll { $0.data.isEmpty }
  }

  private mutating func take(_ name: String, _ data: Range<Int>) {
    switch name {
    case "IHDR": header = reader.bytes[data]
    case "PLTE", "tRNS": shared.append((name, data))
    case "eXIf": orientation = EXIFData.orientation(of: reader.bytes[data])
    case "acTL":
      isAnimation = true
      announcedFrames = reader.number(at: data.lowerBound, size: 4) ?? 0
      playCount = reader.number(at: data.lowerBound + 4, size: 4) ?? 0
    case "fcTL" where isAnimation && frames.count < GIFStructure.mostFrames && data.count >= 26:
      frames.append(frame(at: data.lowerBound))
    case "IDAT" where !frames.isEmpty:
      // Without a frame before it, it is the image for programs that do not support animations.
      frames[frames.count - 1].data.append(data)
    case "fdAT" where !frames.isEmpty && data.count > 4:
      frames[frames.count - 1].data.append(data.dropFirst(4))
    case "IEND": isComplete = true
    default: break
    }
  }

  private func frame(at start: Int) -> Frame {
    func number(_ offset: Int, _ size: Int) -> Int {
      reader.number(at: start + offset, size: size) ?? 0
    }
    var frame = Frame()
    (frame.width, frame.height) = (number(4, 4), number(8, 4))
    (frame.x, frame.y) = (number(12, 4), number(16, 4))
    // A denominator of zero means hundredths of a second.
    let parts = number(22, 2)
    frame.milliseconds = number(20, 2) * 1_000 / (parts == 0 ? 100 : parts)
    frame.disposal = number(24, 1)
    frame.isBlended = number(25, 1) == 1
    return frame
  }

  /// Returns a PNG file with a single frame, or `nil` if the system has no zlib.
  func file(of frame: Frame) -> [UInt8]? {
    guard let checksum = Inflater.checksum, header.count >= 13 else { return nil }
    func number(_ value: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    var result = Array(reader.bytes[..<8])
    func add(_ name: String, _ data: [UInt8]) {
      let body = Array(name.utf8) + data
      let sum = checksum(0, body, UInt32(body.count))
      result += number(data.count) + body + number(Int(truncatingIfNeeded: sum))
    }
    add("IHDR", number(frame.width) + number(frame.height) + header.dropFirst(8))
    for (name, data) in shared { add(name, Array(reader.bytes[data])) }
    for data in frame.data { add("IDAT", Array(reader.bytes[data])) }
    add("IEND", [])
    return result
  }
}
