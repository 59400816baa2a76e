public import Foundation
public import WindowResponder

extension Image {
  /// Returns the image as the bytes of a PNG file.
  public func pngData() -> Data? { Data(fileBytes) }

  /// Returns the image as the bytes of a JPEG file, on white, or `nil` for a symbol or if the system has no
  /// gdk-pixbuf.
  ///
  /// - Parameter compressionQuality: A value from 0 for the smallest file to 1 for the best quality.
  public func jpegData(compressionQuality: Double) -> Data? {
    jpegBytes(compressionQuality).map { Data($0) }
  }

  private var fileBytes: [UInt8] { pngData() }
  private func jpegBytes(_ quality: Double) -> [UInt8]? { jpegData(compressionQuality: quality) }
}

extension ImageRenderer {
  /// Draws an image, and returns it as the data of a PNG file.
  ///
  /// If the type of the result is `[UInt8]`, the bytes are returned as an array.
  public func pngData(
    actions: @MainActor (GraphicsContext) throws -> Void
  ) rethrows -> Data {
    let bytes: [UInt8] = try pngData(actions)
    return Data(bytes)
  }

  /// Draws an image, and returns it as the data of a JPEG file, with a quality from 0 to 1. If the system
  /// cannot write JPEG, the result is empty.
  public func jpegData(
    withCompressionQuality quality: Double,
    actions: @MainActor (GraphicsContext) throws -> Void
  ) rethrows -> Data {
    let bytes: [UInt8] = try jpegData(withCompressionQuality: quality, actions: actions)
    return Data(bytes)
  }
}
