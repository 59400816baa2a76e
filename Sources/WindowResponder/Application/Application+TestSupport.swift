import ResponderPlatform

/// The members of an application and its windows that a stage needs.
extension Application {
  /// Makes this application the shared one.
  package func becomeShared() { Application.shared = self }

  /// Creates a delegate and launches the program with it.
  package func launchOnStage(_ type: (some Responder & ApplicationDelegate).Type) {
    launch(type)
  }

  /// Ends the program as a signal or the user does.
  package func endOnStage() { finish() }

  /// Returns the window that a surface shows.
  package func window(showing surface: any Surface) -> Window? { window(for: surface) }
}

extension Window {
  /// A Boolean value that indicates whether there is something to lay out or to draw.
  package var needsFrame: Bool { pacer.isDirty }

  /// Sets the size that the window takes if the display leaves the choice to it, in points.
  package func setWantedSize(_ size: Size) {
    wantedSize = size
    opening.fillsScreen = false
  }

  /// Draws the window from its top left corner, without the shadow and margin around it.
  package func paint(in context: GraphicsContext) {
    context.palette = theme.palette
    context.traits = shownTraits
    shownTraits.withCurrent {
      GroupedDrawings.draw { render(in: context, clip: bounds) }
      if let inspector = Inspection.observer { inspector.drawOver(self, in: context) }
    }
  }
}

extension Application {
  /// The number of menus that are on screen.
  package var seenMenuCount: Int { popups.filter(\.wasSeen).count }

  /// The items of all menus that are on screen, with their centers in the coordinates of the window that owns
  /// the menu.
  package var menuLocations: [(title: String, x: Double, y: Double)] {
    popups.filter(\.wasSeen).flatMap { popup in
      let origin = popup.originInOwner
      return popup.menuItems.map {
        (title: $0.title, x: origin.x + $0.frame.midX, y: origin.y + $0.frame.midY)
      }
    }
  }
}
