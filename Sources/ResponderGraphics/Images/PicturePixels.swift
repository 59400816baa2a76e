/// What a library read of a picture file.
struct PicturePixels {
  /// A picture of a film, and how long it is seen, in milliseconds.
  struct Frame {
    var storage: PixelStorage
    var milliseconds: Int
  }

  /// The picture; of a film the first one.
  var storage: PixelStorage
  /// How the pixels are turned to be upright.
  var orientation = Image.Orientation.up
  /// The pictures of a film; empty for a picture that stands still.
  var frames: [Frame] = []
  /// The number of times that a film is played; 0 for endlessly.
  var playCount = 0
  /// The error that ended decoding early; `nil` if all of the file was decoded.
  var error: ImageError?
  /// How many of a film's pixels lie beside each other where there was one; less than 1 where a film was
  /// made smaller to fit into memory.
  var filmScale = 1.0

  /// Refuses a size before memory is taken for it.
  static func check(width: Int, height: Int) throws(ImageError) {
    guard width > 0, height > 0 else { throw .damaged }
    guard width <= Image.maximumSide, height <= Image.maximumSide,
      width * height <= Image.maximumPixels
    else { throw .tooLarge }
  }

  /// How much smaller the pictures of a film have to be for all of them to fit into the memory there is
  /// for it.
  static func filmScale(width: Int, height: Int, count: Int) -> Double {
    let wanted = Double(width) * Double(height) * 4 * Double(count)
    let room = Double(Image.maximumFilmBytes)
    return wanted <= room ? 1 : (room / wanted).squareRoot()
  }

  /// The pictures with their times as ones that all take the same time: the greatest that every one's is a
  /// multiple of. Gives them with that time, in seconds.
  func evenFrames(scale: Double) -> (images: [Image], interval: Double) {
    // Browsers show what says less for 100 ms: such files are old, and were not meant so.
    let times = frames.map { $0.milliseconds < 20 ? 100 : min($0.milliseconds, 60_000) }
    var step = times.reduce(0) { Self.commonDivisor($0, $1) }
    if times.reduce(0, +) / max(1, step) > 20_000 { step = 100 }
    var images: [Image] = []
    for (frame, time) in zip(frames, times) {
      let image = Image(
        cgImage: PixelImage(storage: frame.storage), scale: scale * filmScale,
        orientation: orientation)
      images += repeatElement(image, count: max(1, time / max(1, step)))
    }
    return (images, Double(step) / 1_000)
  }

  private static func commonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : commonDivisor(b, a % b)
  }
}
