public import Foundation
public import WindowResponder

/// The library's class, so that `override init(nibName: String?, bundle: Bundle?)` overrides the initializer
/// of a view controller.
///
/// `Foundation.Bundle`, by its full name, is Foundation's class. The bundle of a Swift package's resources is
/// `Foundation.Bundle.module`.
public typealias Bundle = ResourceBundle

extension ResourceBundle {
  /// Foundation's bundle of the folder.
  public var foundation: Foundation.Bundle {
    path.flatMap { Foundation.Bundle(path: $0) } ?? .main
  }

  /// Creates the bundle of a folder, or returns `nil` if the folder does not exist.
  public convenience init?(path: String) {
    guard Foundation.Bundle(path: path) != nil else { return nil }
    self.init(folder: path)
  }

  /// Creates the bundle of a folder, or returns `nil` if the folder does not exist.
  public convenience init?(url: URL) { self.init(path: url.path) }

  /// Creates the bundle that contains a class. A program is one bundle, with all its libraries.
  public convenience init(for aClass: AnyClass) {
    self.init(folder: Foundation.Bundle.main.bundlePath)
  }

  /// Creates the bundle of a package's resources, as SwiftPM generates it.
  public convenience init(_ bundle: Foundation.Bundle) { self.init(folder: bundle.bundlePath) }

  /// The path of the folder.
  public var bundlePath: String { foundation.bundlePath }
  /// The URL of the folder.
  public var bundleURL: URL { foundation.bundleURL }
  /// The path of the folder with the resources.
  public var resourcePath: String? { foundation.resourcePath }
  /// The URL of the folder with the resources.
  public var resourceURL: URL? { foundation.resourceURL }
  /// The path of the program's executable file.
  public var executablePath: String? { foundation.executablePath }
  /// The URL of the program's executable file.
  public var executableURL: URL? { foundation.executableURL }
  /// The identifier in `Info.plist`, or `nil` if there is none.
  public var bundleIdentifier: String? { foundation.bundleIdentifier }
  /// The contents of `Info.plist`. If there is none, the value is `nil` or empty.
  public var infoDictionary: [String: Any]? { foundation.infoDictionary }
  /// The contents of `InfoPlist.strings`.
  public var localizedInfoDictionary: [String: Any]? { foundation.localizedInfoDictionary }
  /// Returns the value in `Info.plist` for a key.
  public func object(forInfoDictionaryKey key: String) -> Any? {
    foundation.object(forInfoDictionaryKey: key)
  }

  /// Returns the URL of a file, or `nil` if it does not exist.
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    foundation.url(forResource: name, withExtension: ext)
  }
  /// Returns the URL of a file in a folder of the bundle, or `nil` if it does not exist.
  public func url(
    forResource name: String?, withExtension ext: String?, subdirectory: String?
  ) -> URL? {
    foundation.url(forResource: name, withExtension: ext, subdirectory: subdirectory)
  }
  /// Returns the URLs of all files with an extension.
  public func urls(forResourcesWithExtension ext: String?, subdirectory: String?) -> [URL]? {
    foundation.urls(forResourcesWithExtension: ext, subdirectory: subdirectory)?
      .map { $0 as URL }
  }
  /// Returns the path of a file, or `nil` if it does not exist.
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    foundation.path(forResource: name, ofType: ext)
  }
  /// Returns the path of a file in a folder of the bundle, or `nil` if it does not exist.
  public func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?
  ) -> String? { foundation.path(forResource: name, ofType: ext, inDirectory: subpath) }
  /// Returns the paths of all files with an extension.
  public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    foundation.paths(forResourcesOfType: ext, inDirectory: subpath)
  }

  /// Returns a localized string.
  public func localizedString(forKey key: String, value: String?, table: String?) -> String {
    foundation.localizedString(forKey: key, value: value, table: table)
  }
  /// The languages of the bundle's localizations.
  public var localizations: [String] { foundation.localizations }
  /// The languages of the bundle's localizations that the user prefers, in order of preference.
  public var preferredLocalizations: [String] { foundation.preferredLocalizations }
  /// The language of the source.
  public var developmentLocalization: String? { foundation.developmentLocalization }
}

/// Returns a localized string of a bundle. Follows `NSLocalizedString`.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: ResourceBundle, value: String = "",
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}
