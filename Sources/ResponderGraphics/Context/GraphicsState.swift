import ResponderGeometry
import ResponderPixels

/// The state that ``GraphicsContext/saveState()`` saves.
struct GraphicsState {
  /// The transform from user space to the pixels of the current canvas.
  var transform: Transform
  /// The rectangle of pixels that drawing can change.
  var clip: PixelRect
  /// A Boolean value that indicates whether drawing can change only parts of the clip's rectangle, which the
  /// context stores.
  var isSplit = false
  /// The shapes that restrict the clip further.
  var clipShapes: [ClipShape] = []
  /// The number of the clip. Within a context, equal numbers mean equal clips.
  var clipID: Int
  var fillColor = Color.black
  var strokeColor = Color.black
  var lineWidth = 1.0
  var alpha = 1.0
  var blendMode = BlendMode.normal
  /// The rarely used part of the state, or `nil` for the default.
  var style: DrawingStyle?
}

/// A clip that is not a rectangle of whole pixels.
struct ClipShape {
  var path: Path
  /// The transform from the path's space to the pixels of the canvas.
  var transform: Transform
  /// The rectangle of pixels that the shape touches.
  var bounds: PixelRect
  /// The first of two overlapping rectangles of pixels that are completely inside the shape, which form a
  /// cross.
  var horizontalInside: PixelRect
  var verticalInside: PixelRect

  /// Returns a Boolean value that indicates whether a rectangle is completely inside the shape.
  func holds(_ rect: PixelRect) -> Bool {
    horizontalInside.contains(rect) || verticalInside.contains(rect)
  }

  /// Returns the shape on a canvas whose first pixel is the pixel (x, y) of this one.
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
