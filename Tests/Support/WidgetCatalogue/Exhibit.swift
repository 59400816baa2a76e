import ResponderTestKit
import Widgets

/// A widget with what its picture shows of it.
package struct Exhibit: Sendable, CustomStringConvertible {
  /// The name of the widget's class, and of the picture.
  package let name: String
  /// The module whose documentation has the picture.
  package let module: Module
  /// How wide the picture is, in points; more where texts are larger.
  package let width: Double
  /// How high it is, in points; nil for as high as what it shows.
  package let height: Double?
  /// The axes along which its content can be scrolled.
  package let scrolled: Set<LayoutAxis>
  /// A Boolean value that indicates whether no text may lie on another.
  package let checksOverlap: Bool
  /// Makes what is shown; a controller fills the window.
  package let make: @MainActor @Sendable (Stage) -> Content
  /// What is done with it when it is on screen.
  package let act: @MainActor @Sendable (Stage) -> Void

  /// Where documentation stands.
  package enum Module: String, Sendable, CaseIterable {
    /// What every program has.
    case windowResponder = "WindowResponder"
    /// What is above it.
    case widgets = "Widgets"
  }

  /// What a window shows.
  package enum Content {
    /// A view with a margin around it.
    case view(View)
    /// A view from edge to edge.
    case bare(View)
    /// A controller.
    case controller(ViewController)
  }

  package var description: String { name }

  init(
    _ name: String, in module: Module = .widgets, width: Double = 360, height: Double? = nil,
    scrolled: Set<LayoutAxis> = [], checksOverlap: Bool = true,
    make: @escaping @MainActor @Sendable (Stage) -> Content,
    act: @escaping @MainActor @Sendable (Stage) -> Void = { _ in }
  ) {
    (self.name, self.module, self.width, self.height) = (name, module, width, height)
    (self.scrolled, self.checksOverlap) = (scrolled, checksOverlap)
    (self.make, self.act) = (make, act)
  }

  /// Every exhibit, in the order of the catalogue.
  package static let all: [Exhibit] =
    controls + choices + texts + pickers + arrangements + pictures + lists + columns + charts + bars
    + menus + screens

  /// Classes of views that have no look of their own, and are in the catalogue by their subclasses.
  package static let bases: Set<String> = [
    "View", "Control", "TextInputControl", "TextInputScrollView",
  ]
}
