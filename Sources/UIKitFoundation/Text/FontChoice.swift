import Foundation
import Widgets
import WindowResponder

/// A font family, or a face of one, in the list of a font picker.
struct FontChoice {
  /// The name of the family, or of the face without the family.
  let title: String
  let descriptor: FontDescriptor
  /// The family, or `nil` for a face.
  private let family: String?
  private let showsSystemFont: Bool

  /// Returns the families of the system that a configuration allows, in alphabetical order.
  @MainActor static func families(
    _ configuration: UIFontPickerViewController.Configuration
  ) -> [FontChoice] {
    let all = Font.familyNames.filter { !$0.hasPrefix(".") }.map { family in
      FontChoice(
        title: family, descriptor: FontDescriptor(fontAttributes: [.family: family]),
        family: family, showsSystemFont: configuration.displayUsingSystemFont)
    }
    let sorted = all.sorted {
      $0.title.compare($1.title, options: [.caseInsensitive]) == .orderedAscending
    }
    guard !configuration.filteredTraits.isEmpty else { return sorted }
    return sorted.filter { choice in
      let isMonospaced = configuration.filteredTraits.contains(.traitMonoSpace)
      return !choice.faces(configuration).isEmpty && (!isMonospaced || choice.isMonospaced)
    }
  }

  /// Returns the faces of the family that a configuration allows. A face has none.
  ///
  /// Faces that differ in width only are one, because a descriptor has no width.
  @MainActor func faces(
    _ configuration: UIFontPickerViewController.Configuration
  ) -> [FontChoice] {
    guard let family else { return [] }
    let traits = configuration.filteredTraits.intersection([.traitBold, .traitItalic])
    var known: Set<FontDescriptor> = []
    return Font.fontNames(forFamilyName: family).compactMap { name in
      let isLonger = name.hasPrefix(family + " ")
      let face = isLonger ? String(name.dropFirst(family.count + 1)) : "Regular"
      let descriptor = FontDescriptor(fontAttributes: [.family: family, .face: face])
      guard descriptor.symbolicTraits.isSuperset(of: traits), known.insert(descriptor).inserted
      else { return nil }
      return FontChoice(
        title: face, descriptor: descriptor, family: nil, showsSystemFont: showsSystemFont)
    }
  }

  /// A Boolean value that indicates whether a narrow and a wide character have the same width.
  @MainActor private var isMonospaced: Bool {
    let font = Font(descriptor: descriptor, size: 32)
    let widths = ["iiii", "MMMM"].map { TextLayout.cached($0, font: font).size.width }
    return abs(widths[0] - widths[1]) < 0.5
  }

  /// The font in which the title is drawn, in the size of body text.
  @MainActor var titleFont: Font {
    let body = Font.preferredFont(forTextStyle: .body)
    return showsSystemFont ? body : Font(descriptor: descriptor, size: body.pointSize)
  }

  /// Returns a Boolean value that indicates whether the choice is a font, or its family.
  func isMarked(for selected: FontDescriptor?) -> Bool {
    guard let selected else { return false }
    if let family { return selected.object(forKey: .family) as? String == family }
    return selected.withSize(0) == descriptor
  }
}
