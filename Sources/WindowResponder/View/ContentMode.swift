extension View {
  /// The placement of content in bounds of another size. The values are those of `UIView.ContentMode`.
  public enum ContentMode: Int, Sendable {
    /// Scaled to the size of the bounds.
    case scaleToFill
    /// Scaled to fit into the bounds, with the aspect ratio kept.
    case scaleAspectFit
    /// Scaled to fill the bounds, with the aspect ratio kept.
    case scaleAspectFill
    /// Redrawn for each size.
    case redraw
    /// Centered, in its own size.
    case center
    /// At the top edge.
    case top
    /// At the bottom edge.
    case bottom
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }
}

extension View.ContentMode {
  /// Returns the frame of content of a size in bounds.
  func place(_ size: Size, in bounds: Rect) -> Rect {
    guard !size.isEmpty else { return Rect(origin: bounds.origin, size: .zero) }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return place(size, scaledBy: min(ratios.0, ratios.1), in: bounds)
    case .scaleAspectFill: return place(size, scaledBy: max(ratios.0, ratios.1), in: bounds)
    default: return place(size, scaledBy: 1, in: bounds)
    }
  }

  private func place(_ size: Size, scaledBy factor: Double, in bounds: Rect) -> Rect {
    let (width, height) = (size.width * factor, size.height * factor)
    let x: Double
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - width
    default: x = bounds.midX - width / 2
    }
    let y: Double
    switch self {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - height
    default: y = bounds.midY - height / 2
    }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
