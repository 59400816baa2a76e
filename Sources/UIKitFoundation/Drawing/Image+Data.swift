public import Foundation
public import WindowResponder

extension Image {
  /// The image as a PNG file's bytes.
  public func pngData() -> Data? { Data(fileBytes) }

  /// The image as a JPEG file's bytes, on white; nil for a symbol, and where the system has no gdk-pixbuf.
  ///
  /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the best picture.
  public func jpegData(compressionQuality: Double) -> Data? {
    jpegBytes(compressionQuality).map { Data($0) }
  }

  private var fileBytes: [UInt8] { pngData() }
  private func jpegBytes(_ quality: Double) -> [UInt8]? { jpegData(compressionQuality: quality) }
}
