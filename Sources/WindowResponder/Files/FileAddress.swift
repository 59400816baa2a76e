/// Files by their addresses, `file:///home/me/a%20b.txt`, which programs hand each other when something is
/// dragged or copied. What reads and writes files here wants paths.
///
///     session.loadAddresses { addresses in
///       let paths = addresses.compactMap { FileAddress.path(of: $0) }
///     }
public enum FileAddress {
  /// The path that an address names; nil where it names no file of this machine.
  public static func path(of address: String) -> String? { FilePath.path(ofAddress: address) }

  /// The address of a path; a relative one counts from the folder that the program runs in.
  public static func address(ofPath path: String) -> String { FilePath.address(of: path) }
}
