import ResponderTestKit
import Widgets

/// A widget with the contents of its image.
package struct Exhibit: Sendable, CustomStringConvertible {
  /// The name of the widget's class and of the image.
  package let name: String
  /// The module whose documentation contains the image.
  package let module: Module
  /// The width of the image, in points, which is scaled up for larger texts.
  package let width: Double
  /// The height of the image, in points. If this is `nil`, the height is that of its contents.
  package let height: Double?
  /// The axes along which its content can be scrolled.
  package let scrolled: Set<LayoutAxis>
  /// A Boolean value that indicates whether texts must not overlap.
  package let checksOverlap: Bool
  /// A closure that creates the content. A controller fills the window.
  package let make: @MainActor @Sendable (Stage) -> Content
  /// A closure that is called when the content is on screen.
  package let act: @MainActor @Sendable (Stage) -> Void

  /// The modules with documentation.
  package enum Module: String, Sendable, CaseIterable {
    /// The module that every program uses.
    case windowResponder = "WindowResponder"
    /// The module that is based on the other one.
    case widgets = "Widgets"
  }

  /// The content of a window.
  package enum Content {
    /// A view with a margin around it.
    case view(View)
    /// A view from edge to edge.
    case bare(View)
    /// A view controller.
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

  /// All exhibits, in the order of the catalog.
  package static let all: [Exhibit] =
    controls + choices + texts + pickers + arrangements + images + lists + columns + charts + bars
    + menus + screens

  /// The classes of views without an appearance of their own. The catalog contains their subclasses.
  package static let bases: Set<String> = [
    "View", "Control", "TextInputControl", "TextInputScrollView",
  ]
}
