internal import CWayland
internal import Glibc
internal import ResponderSystem

/// The types of a message's arguments in libwayland's form, a letter for each.
enum Signature {
  /// Returns the letters of a request, without the version and question marks.
  static func letters(ofRequest opcode: UInt32, of object: OpaquePointer) -> [UInt8] {
    // A proxy begins with its wl_object, which begins with the table of the interface.
    let table = UnsafePointer<UnsafePointer<wl_interface>>(object).pointee
    return letters(of: table.pointee.methods[Int(opcode)].signature)
  }

  /// Closes the file descriptors of an event without a handler.
  static func closeDescriptors(
    of message: UnsafePointer<wl_message>, _ arguments: UnsafeMutablePointer<wl_argument>
  ) {
    guard strchr(message.pointee.signature, Int32(UInt8(ascii: "h"))) != nil else { return }
    for (index, letter) in letters(of: message.pointee.signature).enumerated()
    where letter == UInt8(ascii: "h") {
      SystemCall.close(arguments[index].h)
    }
  }

  private static func letters(of signature: UnsafePointer<CChar>?) -> [UInt8] {
    guard let signature else { return [] }
    return String(cString: signature).utf8.filter {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
    }
  }
}
