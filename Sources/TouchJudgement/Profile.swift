/// A named set of limits.
package struct Profile: Hashable, Sendable {
  /// The name on the command line.
  package var name: String
  /// The title for users.
  package var title: String
  /// The limits, in the file's order.
  package var limits: [Limit]

  /// Creates a profile.
  package init(name: String, title: String, limits: [Limit]) {
    self.name = name
    self.title = title
    self.limits = limits
  }

  /// The built-in profiles, as the text of files.
  package static var builtIn: [(name: String, text: String)] {
    [
      ("windows-hlk", String(decoding: PackageResources.windows_hlk_profile, as: UTF8.self)),
      ("strict", String(decoding: PackageResources.strict_profile, as: UTF8.self)),
    ]
  }

  /// Returns the built-in profile with a name, or `nil` if there is none.
  package static func named(_ name: String) throws(ProfileError) -> Profile? {
    guard let text = builtIn.first(where: { $0.name == name })?.text else { return nil }
    return try Profile(parsing: text)
  }
}
