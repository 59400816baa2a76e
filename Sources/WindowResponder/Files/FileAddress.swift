/// Conversions between paths and `file:` URLs, such as `file:///home/me/a%20b.txt`, which programs exchange
/// in drags and on the pasteboard. The methods of the library that read and write files take paths.
///
///     session.loadAddresses { addresses in
///       let paths = addresses.compactMap { Pathname(address: $0) }
///     }
///
/// A file name does not need to be UTF-8. For such names, use `Pathname/init(address:)` and
/// `Pathname/address`.
public enum FileAddress {
  /// Returns the path of a `file:` URL.
  ///
  /// If the URL is not that of a file on this machine, or the path is not UTF-8, returns `nil`.
  /// `Pathname(address:)` accepts every path.
  public static func path(of address: String) -> String? { Pathname(address: address)?.string }

  /// Returns the URL of a path. A relative path starts from the current folder of the process.
  public static func address(ofPath path: String) -> String { Pathname(path).address }
}
