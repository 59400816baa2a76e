import ResponderPlatform

/// What a stage needs to see of an application and its windows.
extension Application {
  /// Makes this the application that everything asks.
  package func becomeShared() { Application.shared = self }

  /// Makes a delegate and launches the program with it.
  package func launchOnStage(_ type: (some Responder & ApplicationDelegate).Type) {
    launch(type)
  }

  /// Ends the program as a signal or the user does.
  package func endOnStage() { finish() }

  /// The window that a surface shows.
  package func window(showing surface: any Surface) -> Window? { window(for: surface) }
}

extension Window {
  /// Whether there is something to lay out or to draw.
  package var needsFrame: Bool { pacer.isDirty }

  /// The size to have where the display leaves the choice, in points.
  package func setWantedSize(_ size: Size) {
    wantedSize = size
    opening.fillsScreen = false
  }

  /// Draws the window, from its top left, without what lies around it.
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
  /// How many menus are open and on screen.
  package var seenMenuCount: Int { popups.filter(\.wasSeen).count }

  /// The items of all menus that are on screen, with their middles in the coordinates of the window that
  /// they hang on.
  package var menuPlaces: [(title: String, x: Double, y: Double)] {
    popups.filter(\.wasSeen).flatMap { popup in
      let origin = popup.originInOwner
      return popup.menuItems.map {
        (title: $0.title, x: origin.x + $0.frame.midX, y: origin.y + $0.frame.midY)
      }
    }
  }
}
