package import ResponderSystem
package import TouchRecording

/// A descriptor that gives `struct input_event`, with a description of the device that they are from.
package final class EventStream: RecordedDevice {
  private let descriptor: FileDescriptor
  private var reader: InputEventReader
  package let facts: [Fact.Content]

  /// Creates a stream of a descriptor that does not wait.
  package init(_ descriptor: FileDescriptor, device: InputDevice, axes: [InputAxis]) {
    self.descriptor = descriptor
    reader = InputEventReader(device: device.number)
    facts = [.device(device)] + axes.map { .axis($0) }
  }

  package var descriptorNumber: Int32 { descriptor.number }

  package func read(
    at now: Int64, each body: (DeviceEvent) -> Void
  ) throws(SystemError) -> Bool {
    try reader.read(descriptor.number, at: now, each: body)
  }
}
