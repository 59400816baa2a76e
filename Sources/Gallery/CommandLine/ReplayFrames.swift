import ResponderSystem
import WindowResponder

/// A writer of the frames of a replay, as files or as checksums.
@MainActor final class ReplayFrames {
  private let options: ReplayOptions
  /// The number of frames.
  private(set) var count = 0
  /// The error of an image that could not be written. No image is written after it.
  private(set) var failure: ImageError?

  init(_ options: ReplayOptions) { self.options = options }

  /// Handles the image that was drawn at a time, in seconds.
  func take(_ picture: Image?, at time: Double) {
    guard let picture else { return }
    count += 1
    if options.printsChecksums {
      Terminal.write("\(Self.padded(count)) \(Self.seconds(time)) \(Self.describe(picture))")
    }
    guard let folder = options.folder, failure == nil else { return }
    do throws(ImageError) {
      try picture.write(toFile: "\(folder)/\(Self.padded(count)).png")
    } catch {
      failure = error
    }
  }

  /// Creates the folder if it does not exist.
  static func make(folder: String) throws(ImageError) {
    do throws(SystemError) {
      try SystemCall.makeFolder(folder, permissions: 0o777)
    } catch {
      if !error.exists { throw .unwritable(path: folder, reason: error.reason) }
    }
  }

  /// Returns an image's size in pixels, and its checksum: FNV-1a over the pixels, 64 bits.
  static func describe(_ picture: Image) -> String {
    let hash = picture.withPixels { pixels, _ in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for pixel in pixels { hash = (hash ^ UInt64(pixel)) &* 0x100_0000_01B3 }
      return hash
    }
    let digits = String(hash ?? 0, radix: 16)
    let zeros = String(repeating: "0", count: 16 - digits.count)
    return "\(picture.pixelWidth)x\(picture.pixelHeight) \(zeros)\(digits)"
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  /// Returns a time with six decimals.
  private static func seconds(_ time: Double) -> String {
    let whole = Int((time * 1e6).rounded())
    return "\(whole / 1_000_000)." + padded(whole % 1_000_000)
  }
}
