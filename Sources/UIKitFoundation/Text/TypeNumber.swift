/// The first stored property of a class whose objects are values of attributes.
///
/// Core Foundation compares such values before it joins two runs of an attributed string. It takes bits of
/// the first stored property of an object for the number of one of its own types. If they are 0, it ends the
/// process. With any other number, it compares the class too, and then calls `isEqual(_:)`.
struct TypeNumber: Sendable {
  private let bits: UInt64 = 0x100
}
