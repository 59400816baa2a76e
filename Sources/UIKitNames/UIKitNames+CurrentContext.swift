// Functions for the current graphics context, and for image contexts.
import Widgets
import WindowResponder

/// Returns the current graphics context, or `nil` if nothing is being drawn.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> GraphicsContext? {
  GraphicsContext.current
}

/// Makes a context the current one until the matching call of `UIGraphicsPopContext()`.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: GraphicsContext) {
  GraphicsContext.pushContext(context)
}

/// Makes the previous context the current one again.
@preconcurrency @MainActor public func UIGraphicsPopContext() { GraphicsContext.popContext() }

/// Begins an image context with one pixel for each point, and makes it the current one. The size is in
/// points.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: Size) {
  GraphicsContext.beginImage(size: size, isOpaque: false, scale: 1)
}

/// Begins an image context, and makes it the current one. The size is in points. If `opaque` is `true`, the
/// image has no transparent pixels. If the scale is 0, it is that of the screen.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: Size, _ opaque: Bool, _ scale: Double
) {
  GraphicsContext.beginImage(size: size, isOpaque: opaque, scale: scale)
}

/// Returns the image that has been drawn in the current image context.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> Image? {
  GraphicsContext.imageFromCurrentImage
}

/// Ends the current image context.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { GraphicsContext.endImage() }

/// Fills a rectangle with the current fill color, replacing its content.
@preconcurrency @MainActor public func UIRectFill(_ rect: Rect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current fill color in a blend mode.
@preconcurrency @MainActor public func UIRectFillUsingBlendMode(_ rect: Rect, _ mode: BlendMode) {
  GraphicsContext.current?.fill(rect, blendMode: mode)
}

/// Draws a frame of one point inside the edges of a rectangle in the current fill color.
@preconcurrency @MainActor public func UIRectFrame(_ rect: Rect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of one point inside the edges of a rectangle in the current fill color, in a blend mode.
@preconcurrency @MainActor public func UIRectFrameUsingBlendMode(
  _ rect: Rect, _ mode: BlendMode
) {
  guard let context = GraphicsContext.current else { return }
  let (width, height) = (rect.width, rect.height)
  let sides = [
    Rect(x: rect.minX, y: rect.minY, width: width, height: 1),
    Rect(x: rect.minX, y: rect.maxY - 1, width: width, height: 1),
    Rect(x: rect.minX, y: rect.minY + 1, width: 1, height: height - 2),
    Rect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: height - 2),
  ]
  for side in sides { context.fill(side, blendMode: mode) }
}

/// Clips all further drawing to a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: Rect) {
  GraphicsContext.current?.clip(to: rect)
}
