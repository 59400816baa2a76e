/// The description of the library that an application uses, for assistive technologies.
package struct AccessibilityToolkit: Sendable {
  /// The name.
  package var name: String
  /// The version.
  package var version: String
  /// The locale of the application in the form of POSIX, such as `de_DE.UTF-8`.
  package var locale: String

  /// Creates a description.
  package init(name: String, version: String, locale: String) {
    self.name = name
    self.version = version
    self.locale = locale
  }
}
