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
