public import Foundation
public import WindowResponder

/// The library's class, so that `override init(nibName: String?, bundle: Bundle?)` overrides what a
/// controller has. `Foundation.Bundle`, by its full name, is Foundation's: that of a Swift package's
/// resources is `Foundation.Bundle.module`.
public typealias Bundle = ResourceBundle

extension ResourceBundle {
  /// Foundation's bundle of the folder.
  public var foundation: Foundation.Bundle {
    path.flatMap { Foundation.Bundle(path: $0) } ?? .main
  }

  /// Creates a bundle of a folder; nil where there is none.
  public convenience init?(path: String) {
    guard Foundation.Bundle(path: path) != nil else { return nil }
    self.init(folder: path)
  }

  /// Creates a bundle of a folder; nil where there is none.
  public convenience init?(url: URL) { self.init(path: url.path) }

  /// The bundle that a class comes from: a program is one, with all its libraries.
  public convenience init(for aClass: AnyClass) {
    self.init(folder: Foundation.Bundle.main.bundlePath)
  }

  /// Creates the bundle of a package's resources, as SwiftPM makes it.
  public convenience init(_ bundle: Foundation.Bundle) { self.init(folder: bundle.bundlePath) }

  /// The folder.
  public var bundlePath: String { foundation.bundlePath }
  /// The folder.
  public var bundleURL: URL { foundation.bundleURL }
  /// The folder of the resources.
  public var resourcePath: String? { foundation.resourcePath }
  /// The folder of the resources.
  public var resourceURL: URL? { foundation.resourceURL }
  /// The program.
  public var executablePath: String? { foundation.executablePath }
  /// The program.
  public var executableURL: URL? { foundation.executableURL }
  /// The identifier in `Info.plist`; nil without one.
  public var bundleIdentifier: String? { foundation.bundleIdentifier }
  /// What `Info.plist` says; nil or empty without one.
  public var infoDictionary: [String: Any]? { foundation.infoDictionary }
  /// What `InfoPlist.strings` says.
  public var localizedInfoDictionary: [String: Any]? { foundation.localizedInfoDictionary }
  /// What `Info.plist` says of a key.
  public func object(forInfoDictionaryKey key: String) -> Any? {
    foundation.object(forInfoDictionaryKey: key)
  }

  /// The place of a file; nil where it is not there.
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    foundation.url(forResource: name, withExtension: ext)
  }
  /// The place of a file in a folder of the bundle; nil where it is not there.
  public func url(
    forResource name: String?, withExtension ext: String?, subdirectory: String?
  ) -> URL? {
    foundation.url(forResource: name, withExtension: ext, subdirectory: subdirectory)
  }
  /// The places of all files of a kind.
  public func urls(forResourcesWithExtension ext: String?, subdirectory: String?) -> [URL]? {
    foundation.urls(forResourcesWithExtension: ext, subdirectory: subdirectory)?
      .map { $0 as URL }
  }
  /// The path of a file; nil where it is not there.
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    foundation.path(forResource: name, ofType: ext)
  }
  /// The path of a file in a folder of the bundle; nil where it is not there.
  public func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?
  ) -> String? { foundation.path(forResource: name, ofType: ext, inDirectory: subpath) }
  /// The paths of all files of a kind.
  public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    foundation.paths(forResourcesOfType: ext, inDirectory: subpath)
  }

  /// A word in the user's language.
  public func localizedString(forKey key: String, value: String?, table: String?) -> String {
    foundation.localizedString(forKey: key, value: value, table: table)
  }
  /// The languages that there are.
  public var localizations: [String] { foundation.localizations }
  /// The languages that there are, and that the user wants, best first.
  public var preferredLocalizations: [String] { foundation.preferredLocalizations }
  /// The language of the source.
  public var developmentLocalization: String? { foundation.developmentLocalization }
}

/// A word in the user's language, of the program's own folder or another's. Follows `NSLocalizedString`.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: ResourceBundle, value: String = "",
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}
