import ResponderPlatform

/// What a stage needs to see of an application and its windows.
extension Application {
  /// Makes this the application that everything asks.
  package func becomeShared() { Application.shared = self }

  /// The window that a surface shows.
  package func window(showing surface: any Surface) -> Window? { window(for: surface) }
}

extension Window {
  /// Whether there is something to lay out or to draw.
  package var needsFrame: Bool { pacer.isDirty }

  /// The size to have where the display leaves the choice, in points.
  package func setWantedSize(_ size: Size) { wantedSize = size }

  /// Draws the window, from its top left, without what lies around it.
  package func paint(in context: GraphicsContext) {
    context.palette = theme.palette
    render(in: context, clip: bounds)
  }
}
