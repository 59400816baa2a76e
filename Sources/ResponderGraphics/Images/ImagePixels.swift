/// The pixels that a library decoded from an image file.
struct ImagePixels {
  /// A frame of an animation and its duration, in milliseconds.
  struct Frame {
    var storage: PixelStorage
    var milliseconds: Int
  }

  /// The image, or the first frame of an animation.
  var storage: PixelStorage
  /// The rotation and mirroring of the pixels for display.
  var orientation = Image.Orientation.up
  /// The frames of an animation. It is empty for other images.
  var frames: [Frame] = []
  /// The number of times that an animation is played, or 0 for an endless animation.
  var playCount = 0
  /// The error that ended the decoding early, or `nil` if all of the file was decoded.
  var error: ImageError?
  /// The scale of an animation's frames, as a factor of their original width. It is less than 1 if the frames
  /// were reduced in size to save memory.
  var animationScale = 1.0

  /// Checks a size before memory is allocated. If the size is not positive or too large, throws an error.
  static func check(width: Int, height: Int) throws(ImageError) {
    guard width > 0, height > 0 else { throw .damaged }
    guard width <= Image.maximumSide, height <= Image.maximumSide,
      width * height <= Image.maximumPixels
    else { throw .tooLarge }
  }

  /// Returns the scale at which all frames of an animation fit into ``Image/maximumAnimationBytes``, at
  /// most 1.
  static func animationScale(width: Int, height: Int, count: Int) -> Double {
    let wanted = Double(width) * Double(height) * 4 * Double(count)
    let room = Double(Image.maximumAnimationBytes)
    return wanted <= room ? 1 : (room / wanted).squareRoot()
  }

  /// Returns frames of equal duration, and that duration in seconds.
  ///
  /// The duration is the greatest common divisor of all durations. A longer frame is repeated.
  func evenFrames(scale: Double) -> (images: [Image], interval: Double) {
    // As in browsers, a duration of less than 20 ms is treated as 100 ms.
    let times = frames.map { $0.milliseconds < 20 ? 100 : min($0.milliseconds, 60_000) }
    var step = times.reduce(0) { Self.commonDivisor($0, $1) }
    if times.reduce(0, +) / max(1, step) > 20_000 { step = 100 }
    var images: [Image] = []
    for (frame, time) in zip(frames, times) {
      let image = Image(
        cgImage: PixelImage(storage: frame.storage), scale: scale * animationScale,
        orientation: orientation)
      images += repeatElement(image, count: max(1, time / max(1, step)))
    }
    return (images, Double(step) / 1_000)
  }

  private static func commonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : commonDivisor(b, a % b)
  }
}
