/// Files by their addresses, `file:///home/me/a%20b.txt`, which programs hand each other when something is
/// dragged or copied. What reads and writes files here wants paths.
///
///     session.loadAddresses { addresses in
///       let paths = addresses.compactMap { Pathname(address: $0) }
///     }
///
/// The bytes of a name may be no UTF-8: use `Pathname/init(address:)` and `Pathname/address` for these.
public enum FileAddress {
  /// The path that an address names; nil where it names no file of this machine, or one whose name is not
  /// UTF-8. `Pathname(address:)` takes every name.
  public static func path(of address: String) -> String? { Pathname(address: address)?.string }

  /// The address of a path; a relative one counts from the folder that the program runs in.
  public static func address(ofPath path: String) -> String { Pathname(path).address }
}
