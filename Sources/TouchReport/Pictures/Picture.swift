package import ResponderGeometry

/// A drawing as a list of marks, so that it is the same in a window, on paper and in a page of the web.
///
/// A window and a PDF draw it with a ``GraphicsContext``. A page has it as SVG with its text as text, that
/// can be searched, and with colours that follow the page's look; letters of an `SVGRenderer` are outlines,
/// and several of its pictures in one page would share names of parts that differ.
package struct Picture: Hashable, Sendable {
  package let kind: PictureKind
  /// How large it is, in points.
  package let size: Size
  /// What it is about, in a few words.
  package let title: String
  /// What can be seen, for those who do not see it.
  package let summary: String
  /// What is drawn, the lowest first.
  package internal(set) var marks: [PictureMark]

  /// Whether something is marked that tells of a fault.
  package func has(_ role: MarkRole) -> Bool { marks.contains { $0.role == role } }
}
