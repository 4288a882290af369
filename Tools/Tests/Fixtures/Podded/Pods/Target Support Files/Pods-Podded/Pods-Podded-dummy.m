// The class that makes an Objective-C library of the target.
