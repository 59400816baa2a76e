import Widgets

/// The environment of an image: the settings of the desktop, and the resolution of its screen.
package struct ExhibitAppearance: Hashable, Sendable, CustomStringConvertible {
  /// A Boolean value that indicates whether the desktop is dark.
  package var isDark = false
  /// A Boolean value that indicates whether the program has a right-to-left layout.
  package var isMirrored = false
  /// The scale of texts, which is 1 for the default size.
  package var textScale = 1.0
  /// The number of device pixels per point.
  package var scale = 1.0

  package init(
    isDark: Bool = false, isMirrored: Bool = false, textScale: Double = 1, scale: Double = 1
  ) {
    (self.isDark, self.isMirrored) = (isDark, isMirrored)
    (self.textScale, self.scale) = (textScale, scale)
  }

  /// The name of the folder of the images, as `dark-rtl-text2-x1.5`.
  package var description: String {
    (isDark ? "dark" : "light") + (isMirrored ? "-rtl" : "")
      + (textScale == 1 ? "" : "-text\(Self.short(textScale))") + "-x\(Self.short(scale))"
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// All appearances for which there are images.
  package static let all: [ExhibitAppearance] = [1, 1.5, 2].flatMap { scale in
    [1, 2].flatMap { textScale in
      [false, true].flatMap { isMirrored in
        [false, true].map { isDark in
          ExhibitAppearance(
            isDark: isDark, isMirrored: isMirrored, textScale: textScale, scale: scale)
        }
      }
    }
  }

  /// A few appearances that contain each setting, for tests with little time.
  package static let sample: [ExhibitAppearance] = [
    ExhibitAppearance(), ExhibitAppearance(isDark: true, textScale: 2, scale: 1.5),
    ExhibitAppearance(isMirrored: true, scale: 2),
    ExhibitAppearance(isDark: true, isMirrored: true, textScale: 2),
  ]

  /// The two appearances in the documentation.
  package static let documented: [ExhibitAppearance] = [
    ExhibitAppearance(scale: 2), ExhibitAppearance(isDark: true, scale: 2),
  ]
}
