/// An input device of the kernel, or of a firmware that reports through HID.
package struct InputDevice: Hashable, Sendable {
  /// The device's number in reports and axes.
  package var number: UInt32
  /// The name of the device.
  package var name: String
  /// The bus, such as `BUS_USB` (3) and `BUS_I2C` (24).
  package var bus: UInt16
  /// The vendor identifier on the bus.
  package var vendor: UInt16
  /// The product identifier of the vendor.
  package var product: UInt16
  /// The version of the product.
  package var version: UInt16
  /// The properties, as bits: 1 for `INPUT_PROP_POINTER`, 2 for `INPUT_PROP_DIRECT`.
  package var properties: UInt32
  /// The keys and buttons of the device, such as `BTN_TOUCH` (330).
  package var keys: [UInt16]
  /// The HID report descriptor. The default, an empty array, means unknown.
  package var descriptor: [UInt8]

  /// Creates a description.
  package init(
    number: UInt32 = 1, name: String = "", bus: UInt16 = 0, vendor: UInt16 = 0,
    product: UInt16 = 0, version: UInt16 = 0, properties: UInt32 = 0, keys: [UInt16] = [],
    descriptor: [UInt8] = []
  ) {
    self.number = number
    self.name = name
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.version = version
    self.properties = properties
    self.keys = keys
    self.descriptor = descriptor
  }
}
