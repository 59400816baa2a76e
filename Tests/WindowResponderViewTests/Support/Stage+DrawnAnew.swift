import Testing

@testable import ResponderTestKit
@testable import WindowResponder

extension Stage {
  private static var anew = 0

  /// Returns an image of the whole window that is drawn into new memory.
  private func drawnAnew(like image: Image) -> Image? {
    Stage.anew -= 1
    let memory = HeadlessMemory(
      image.pixelWidth, image.pixelHeight, scale: window.contentScaleFactor, identity: Stage.anew)
    let whole = Rect(
      x: 0, y: 0, width: Double(image.pixelWidth), height: Double(image.pixelHeight))
    window.canvas.paint(memory.pixels, Region(whole))
    return Image(copying: memory.pixels)
  }

  /// Returns the bounding box of the pixels in which the last frame differs from a drawing of the whole
  /// window.
  ///
  /// The comparison is bit by bit. If no pixel differs, returns ``Rect/null``. If no frame was shown, returns
  /// `nil`.
  func wrongPixels() -> Rect? {
    guard let shown = surface?.image(), let expected = drawnAnew(like: shown) else { return nil }
    var box = Rect.null
    if shown.hasSamePixels(as: expected, tolerance: 0) { return box }
    for y in 0..<shown.pixelHeight {
      for x in 0..<shown.pixelWidth where shown.pixel(x: x, y: y) != expected.pixel(x: x, y: y) {
        box = box.union(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
      }
    }
    return box
  }
}

/// Draws a frame, and expects that it equals a drawing of the whole window.
@MainActor func expectRight(
  _ stage: Stage, _ comment: String, location: SourceLocation = #_sourceLocation
) throws {
  stage.render()
  let box = try #require(stage.wrongPixels(), sourceLocation: location)
  #expect(box.isNull, "\(comment): \(box) is wrong", sourceLocation: location)
}
