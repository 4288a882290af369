#pragma once

// Swift's `NSObject.init()` and `NSObject`, as its runtime describes them to whoever looks a method up.
extern const char instances_init __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char instances_class __asm__("$s10Foundation8NSObjectCMn");

void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

/// Makes an object by its class's own `init()`, retained once. `metadata` is of NSObject or a class below.
static inline void *instances_make(const void *metadata) {
  typedef __attribute__((swiftcall)) void *Allocator(__attribute__((swift_context)) const void *);
  Allocator *allocate =
      (Allocator *)swift_lookUpClassMethod(metadata, &instances_init, &instances_class);
  return allocate(metadata);
}
