package import ResponderGeometry

/// A drawing as a list of marks, so that it is the same in a window, in a PDF document and in a web page.
///
/// A window and a PDF document draw it with a ``GraphicsContext``. A web page contains it as SVG with its
/// text as text, which can be searched, and with colours that follow the page's appearance. An `SVGRenderer`
/// is not used, because it converts text to outlines, and several of its drawings in one page would use the
/// same names for different parts.
package struct Diagram: Hashable, Sendable {
  package let kind: DiagramKind
  /// The size, in points.
  package let size: Size
  /// The title, in a few words.
  package let title: String
  /// The description for users who cannot see the drawing.
  package let summary: String
  /// The marks, in drawing order.
  package internal(set) var marks: [DiagramMark]

  /// Returns a Boolean value that indicates whether a mark has a role.
  package func has(_ role: MarkRole) -> Bool { marks.contains { $0.role == role } }
}
