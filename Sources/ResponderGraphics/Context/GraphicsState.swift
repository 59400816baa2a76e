import ResponderGeometry

/// What ``GraphicsContext/saveState()`` keeps.
struct GraphicsState {
  /// From user space to the pixels of the current canvas.
  var transform: Transform
  /// The pixels that may change.
  var clip: PixelRect
  /// Whether only several parts of the clip's rectangle may change, which the context knows.
  var isSplit = false
  /// What narrows the clip further.
  var clipShapes: [ClipShape] = []
  /// Equal numbers mean equal clips, within one context.
  var clipID: Int
  var fillColor = Color.black
  var strokeColor = Color.black
  var lineWidth = 1.0
  var alpha = 1.0
  var blendMode = BlendMode.normal
  /// What few drawings set; nil for the usual.
  var style: DrawingStyle?
}

/// A clip that is no rectangle of whole pixels.
struct ClipShape {
  var path: Path
  /// From the path's space to the pixels of the canvas.
  var transform: Transform
  /// The pixels that the shape touches.
  var bounds: PixelRect
  /// Pixels on which the shape changes nothing: two overlapping rectangles that form a cross.
  var horizontalInside: PixelRect
  var verticalInside: PixelRect

  /// Whether clipping to the shape changes nothing in a rectangle.
  func holds(_ rect: PixelRect) -> Bool {
    horizontalInside.contains(rect) || verticalInside.contains(rect)
  }

  /// The shape on a canvas whose first pixel is this one's pixel (x, y).
  func onCanvas(beginningAt origin: (x: Int, y: Int)) -> ClipShape {
    var moved = self
    moved.transform.tx -= Double(origin.x)
    moved.transform.ty -= Double(origin.y)
    moved.bounds = bounds.offsetBy(x: -origin.x, y: -origin.y)
    moved.horizontalInside = horizontalInside.offsetBy(x: -origin.x, y: -origin.y)
    moved.verticalInside = verticalInside.offsetBy(x: -origin.x, y: -origin.y)
    return moved
  }
}
